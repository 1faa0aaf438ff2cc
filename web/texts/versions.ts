/** Texts of the versions of a setting, or of a text. */
export const versionsTexts = {
  heading: 'Versions',
  loading: 'Loading the versions',
  notLoaded: 'The versions did not load.',
  when: 'When',
  who: 'Who',
  action: 'Action',
  inForce: 'Current',
  original: 'Before any change',
  former: 'A former admin',
  nobody: '–',
  takeBack: 'Restore',
  to: (when: string) => ` to ${when}`,
} as const
