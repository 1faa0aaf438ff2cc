/** Emails about buying for a company. */
export const companyEmailTexts = {
  asked: {
    subject: 'A company would like to buy from you',
    what: 'A customer asks to buy for a company. Look at the details, then grant or refuse it.',
    link: 'See the company',
  },
  numberChanged: {
    subject: 'A company has changed its VAT number',
    what: 'The people of a granted company gave it another VAT number. The register of the EU says whether a number exists, and not always whose it is. Check that it belongs to the company.',
    link: 'See the company',
  },
  decided: {
    granted: {
      subject: (company: string) => `You can now buy for ${company}`,
      what: (company: string) =>
        `We have granted that you buy for ${company}. From now on its name is on your orders and invoices. On the account page you can invite others who buy for it.`,
    },
    refused: {
      subject: (company: string) => `We cannot sell to ${company} as a company`,
      what: (company: string) =>
        `We have not granted that you buy for ${company}. You can still order as before, and ask again with other details.`,
    },
    ended: {
      subject: (company: string) => `You no longer buy for ${company}`,
      what: (company: string) =>
        `We have ended that you buy for ${company}. Booked orders and invoices stay as they are. You can still order for yourself.`,
    },
  },
  message: 'What the shop writes',
  byInvoice: 'Pay by invoice',
  within: (days: number, limit: string) =>
    `within ${days === 1 ? 'a day' : `${days} days`}, as long as ${limit} at most are open`,
  seeCompany: 'See my company',
  invitation: {
    subject: (company: string) => `You are invited to buy for ${company}`,
    what: (company: string) =>
      `A person who buys for ${company} in our shop has invited this email to do so, too.`,
    how: 'Sign in with this email, or make an account with it, and accept the invitation on the account page. If you do not know the company, ignore this message.',
    link: 'See the invitation',
  },
  vat: {
    confirmed: {
      subject: (vatNumber: string) => `The VAT number ${vatNumber} is confirmed`,
      what: (company: string) =>
        `The register of the EU has confirmed the VAT number of ${company}. Goods that we deliver to another country of the EU for it are from now on without tax.`,
    },
    refused: {
      subject: (vatNumber: string) => `The VAT number ${vatNumber} was not found`,
      what: (company: string) =>
        `The register of the EU does not know the VAT number of ${company}. Your orders have the usual tax until you give us the right number.`,
    },
  },
} as const
