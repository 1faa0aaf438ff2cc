/** The sentences of the refusals of companies. */
export const companyErrorTexts = {
  COMPANY_NOT_FOUND: 'There is no such company any more. Reload the page.',
  NO_COMPANY: 'You do not buy for a company. Reload the page.',
  COMPANY_ALREADY: 'You buy for a company already. Leave it first to buy for another one.',
  COMPANY_CHANGED:
    'Another person changed this company after you opened it. Open the form again to see the change.',
  COMPANY_NAME_FIXED:
    'The shop has checked the name and the country of this company. Write to the shop if they changed.',
  COMPANY_DECIDED: 'This company has this state already. Reload the page.',
  COMPANY_NOT_GRANTED: 'The shop has not granted this company yet. Invite people once it has.',
  COMPANY_FULL: 'A company has at most 50 people and invitations. Remove one first.',
  COMPANY_MEMBER_NOT_FOUND: 'This person does not buy for the company any more. Reload the page.',
  COMPANY_INVITATION_NOT_FOUND: 'This invitation was withdrawn. Ask the company for a new one.',
  COMPANY_INVITED_ALREADY: 'This person buys for the company already, or has an invitation.',
  EMAIL_NOT_PROVEN: 'Prove your email first: open the link in our mail to you, then accept the invitation.',
  VAT_NUMBER_WRONG:
    'This is no VAT number of the EU: a digit may be wrong or missing. Copy it from an invoice, with the letters of its country.',
  VAT_NUMBER_MISSING: 'This company has no VAT number. Add it first.',
}
