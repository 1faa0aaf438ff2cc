/** Labels of the company's details, and the note that they are samples. */
export const companyTexts = {
  heading: 'Where to find us',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  register: 'Register',
  taxNumber: 'Tax number',
  sample: 'These are sample details. The shop’s owner replaces them under Dashboard, Settings.',
} as const
