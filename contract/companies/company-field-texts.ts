/** The messages about fields of companies. */
export const companyFieldTexts = {
  name: 'Write the name of the company, as it is on its invoices.',
  lines: 'Write the street and number of the company.',
  city: 'Write the city of the company.',
  termsDays: (most: number) => `Enter whole days from 1 to ${most}, or leave it empty.`,
  limit: 'Enter an amount above 0.',
  limitMissing: 'Enter the most that the company may owe. Terms of payment need a limit.',
  termsMissing: 'Enter within how many days it pays. A limit counts only with terms of payment.',
  electronicAddress:
    'Write the scheme and the number with a colon between them, for example 0088:4012345000009.',
  word: 'Write how you checked the number, for example the day of the answer on the page of the VIES.',
}
