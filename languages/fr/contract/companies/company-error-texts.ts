import type * as English from '../../../../contract/companies/company-error-texts.ts'
import { translation } from '../../../translation.ts'

export const companyErrorTexts = translation<typeof English.companyErrorTexts>()({
  COMPANY_NOT_FOUND: 'Cette entreprise n’existe plus. Rechargez la page.',
  NO_COMPANY: 'Vous n’achetez pour aucune entreprise. Rechargez la page.',
  COMPANY_ALREADY: 'Vous achetez déjà pour une entreprise. Quittez-la d’abord pour acheter pour une autre.',
  COMPANY_CHANGED:
    'Une autre personne a modifié cette entreprise depuis que vous l’avez ouverte. Rouvrez le formulaire pour voir la modification.',
  COMPANY_NAME_FIXED:
    'La boutique a vérifié le nom et le pays de cette entreprise. Écrivez à la boutique s’ils ont changé.',
  COMPANY_DECIDED: 'Cette entreprise est déjà dans cet état. Rechargez la page.',
  COMPANY_NOT_GRANTED:
    'La boutique n’a pas encore accepté cette entreprise. Invitez des personnes une fois que ce sera fait.',
  COMPANY_FULL: 'Une entreprise compte au plus 50 personnes et invitations. Retirez-en d’abord une.',
  COMPANY_MEMBER_NOT_FOUND: 'Cette personne n’achète plus pour l’entreprise. Rechargez la page.',
  COMPANY_INVITATION_NOT_FOUND: 'Cette invitation a été retirée. Demandez-en une nouvelle à l’entreprise.',
  COMPANY_INVITED_ALREADY: 'Cette personne achète déjà pour l’entreprise, ou a une invitation.',
  EMAIL_NOT_PROVEN:
    'Confirmez d’abord votre adresse e-mail\u00a0: ouvrez le lien de notre message, puis acceptez l’invitation.',
  VAT_NUMBER_WRONG:
    'Ce n’est pas un numéro de TVA de l’UE\u00a0: un chiffre est peut-être faux ou manque. Copiez-le depuis une facture, avec les lettres du pays.',
  VAT_NUMBER_MISSING: 'Cette entreprise n’a pas de numéro de TVA. Ajoutez-le d’abord.',
})
