import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Texts of the page with the groups of customers. */
export const groupTexts = {
  heading: 'Groups of customers',
  about:
    'A club, a team, a workshop: discounts can be for the members of a group only. Members are known by their email, also before they have an account.',
  back: 'Prices',
  loading: 'Loading the groups',
  notLoaded: 'The groups did not load.',
  notOffered: 'This shop keeps its groups of customers elsewhere.',
  empty: 'There is no group yet. Add one and paste the emails of its members, then choose it in a discount.',
  add: 'Add a group',
  change: 'Change',
  delete: 'Delete',
  ofGroup: (name: string) => `: ${name}`,
  columns: { name: 'Group', members: 'Members', rules: 'Discounts', actions: 'Actions' },
  changing: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'Only staff read it.',
  emails: 'Emails of the members',
  emailsHint: 'One a line, or pasted from an email or a table. Each email counts once; at most 5,000.',
  count: (formats: Formats, members: number) => counted(formats, members, 'member'),
  wrong: (text: string) => `“${text}” is not an email. Correct or remove it.`,
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: (name: string) => `Group ${name} is saved`,
  deleted: (name: string) => `Group ${name} is deleted`,
  confirm: 'Delete this group?',
  confirmText: (name: string) => `“${name}” and its list of emails are deleted for good.`,
  confirmYes: 'Delete it',
  confirmNo: 'Keep it',
  deleting: 'Deleting…',
} as const
