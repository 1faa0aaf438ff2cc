/** Texts of the profile (spec §2, §8). */
export const profileTexts = {
  heading: 'My Profile',
  lead: 'Your delivery address and how we reach you. The booking form uses these details.',
  loading: 'Loading your profile',
  notLoaded: 'Your profile did not load.',
  notRefreshed: 'Your profile could not be refreshed.',
  name: 'Name',
  email: 'Email',
  emailHint: 'The email of your account. You cannot change it here.',
  address: 'Address',
  addressHint: 'Street, city, postal code and country of your delivery address.',
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
