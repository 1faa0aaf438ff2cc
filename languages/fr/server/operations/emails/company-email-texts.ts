import type * as English from '../../../../../server/operations/emails/company-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const companyEmailTexts = translation<typeof English.companyEmailTexts>()({
  asked: {
    subject: 'Une entreprise souhaite acheter chez vous',
    what: 'Quelqu’un a demandé à acheter pour une entreprise. Vérifiez les données, puis acceptez ou refusez la demande.',
    link: 'Voir l’entreprise',
  },
  numberChanged: {
    subject: 'Une entreprise a changé de numéro de TVA',
    what: 'Une entreprise acceptée a indiqué un autre numéro de TVA. Le registre de l’UE confirme qu’un numéro existe, mais pas toujours à qui il appartient. Vérifiez qu’il est bien celui de l’entreprise.',
    link: 'Voir l’entreprise',
  },
  decided: {
    granted: {
      subject: (company) => `Vous pouvez maintenant acheter pour ${company}`,
      what: (company) =>
        `Nous avons accepté que vous achetiez pour ${company}. Son nom figure désormais sur vos commandes et vos factures. Sur la page «\u202fCompte\u202f», vous pouvez inviter d’autres personnes qui achètent pour elle.`,
    },
    refused: {
      subject: (company) => `Nous ne pouvons pas livrer ${company} en tant qu’entreprise`,
      what: (company) =>
        `Nous n’avons pas accepté que vous achetiez pour ${company}. Vous pouvez toujours commander comme avant, et refaire une demande avec d’autres données.`,
    },
    ended: {
      subject: (company) => `Vous n’achetez plus pour ${company}`,
      what: (company) =>
        `Nous avons mis fin à vos achats pour ${company}. Les commandes et les factures restent telles quelles. Vous pouvez toujours commander pour vous-même.`,
    },
  },
  message: 'Message de la boutique',
  byInvoice: 'Paiement sur facture',
  within: (days, limit) =>
    `sous ${days === 1 ? 'un jour' : `${days} jours`}, tant que le montant dû ne dépasse pas ${limit}`,
  seeCompany: 'Voir mon entreprise',
  invitation: {
    subject: (company) => `Vous êtes invité à acheter pour ${company}`,
    what: (company) =>
      `Une personne qui achète pour ${company} dans notre boutique a invité cette adresse e-mail à faire de même.`,
    how: 'Connectez-vous avec cette adresse e-mail, ou créez un compte avec elle, et acceptez l’invitation sur la page «\u202fCompte\u202f». Si vous ne connaissez pas l’entreprise, ignorez ce message.',
    link: 'Voir l’invitation',
  },
  vat: {
    confirmed: {
      subject: (vatNumber) => `Le numéro de TVA ${vatNumber} est confirmé`,
      what: (company) =>
        `Le registre de l’UE a confirmé le numéro de TVA de ${company}. Les articles que nous livrons pour elle dans un autre pays de l’UE sont désormais sans taxe.`,
    },
    refused: {
      subject: (vatNumber) => `Le numéro de TVA ${vatNumber} est introuvable`,
      what: (company) =>
        `Le registre de l’UE ne connaît pas le numéro de TVA de ${company}. La taxe habituelle s’applique à vos commandes jusqu’à ce que vous nous donniez le bon numéro.`,
    },
  },
})
