/** The own profile (spec §2, §8). */
export const profileTexts = {
  heading: 'My Profile',
  lead: 'Where your parcels go and how we reach you. The booking form is filled from here.',
  loading: 'Loading your profile',
  notLoaded: 'Your profile did not load.',
  notRefreshed: 'This is your profile as it was a while ago.',
  name: 'Name',
  email: 'Email',
  emailHint: 'The address of your account; it cannot be changed here.',
  address: 'Address',
  addressHint: 'Street, place, postal code and country: parcels go here.',
  status: 'Status',
  statusHint: 'Your job, for example: workshop owner.',
  phone: 'Phone',
  phoneHint: 'For the carrier, and for questions about an order.',
  submit: 'Save profile',
  submitting: 'Saving…',
  /** Spec §8, word for word. */
  saved: 'Successful',
  failed: 'Sorry faild!',
} as const
