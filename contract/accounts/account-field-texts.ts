/** The messages about fields of accounts and profiles. */
export const accountFieldTexts = {
  emailRequired: 'Email is Required',
  passwordRequired: 'password is Required',
  passwordShort: 'password Must be 6 characters or longer',
  passwordLong: 'This password is too long.',
  newPasswordLong: 'This password is too long. Use at most 128 characters.',
  addressRequired: 'address is Required',
  statusRequired: 'status is Required',
  phoneRequired: 'phone is Required',
  passkeyName: 'Enter a name.',
  role: 'Choose one of the roles in the list.',
}
