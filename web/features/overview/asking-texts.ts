/** Texts of the companies on the start page that wait for a decision. */
export const askingTexts = {
  heading: 'Want to buy as a company',
  loading: 'Loading the companies',
  notLoaded: 'The companies did not load.',
  all: 'All companies that asked',
  decide: 'Decide',
  ofCompany: (name: string) => `: ${name}`,
} as const
