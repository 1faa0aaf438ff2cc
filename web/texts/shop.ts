/** The shop's name, in page titles and on the brand button. */
export const shopName = 'Truewheel'

/** Labels of the company's details, and the note that they are samples. */
export const companyTexts = {
  heading: 'Where to find us',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  register: 'Register',
  taxNumber: 'Tax number',
  sample: 'These are sample details. The shop owner replaces them in web/content/company.ts.',
  changed: 'Last changed',
} as const
