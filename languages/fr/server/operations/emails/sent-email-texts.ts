import type * as English from '../../../../../server/operations/emails/sent-email-texts.ts'
import { translation } from '../../../../translation.ts'

const yours = (count: number, order: string) =>
  count === 1 ? `votre commande (${order})` : `vos ${count} commandes`

export const sentEmailTexts = translation<typeof English.sentEmailTexts>()({
  order: 'Commande',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  parcel: (number) => `Colis ${number}`,
  seeOrder: 'Voir la commande',
  seeOrders: 'Voir les commandes',
  seeParcel: 'Suivre le colis',
  seeParcelNumber: (number) => `Suivre le colis ${number}`,
  subject: (count, order) => `En route\u00a0: ${count === 1 ? order : `vos ${count} commandes`}`,
  sent: (count, order, parcels) => {
    const inParcels = parcels === 1 ? ' en un colis' : ` en ${parcels} colis`
    return `Nous avons envoyé ${yours(count, order)}${parcels > 0 ? inParcels : ''}.`
  },
  subjectOfFurther: (count, order) =>
    `Un autre colis est en route\u00a0: ${count === 1 ? order : `vos ${count} commandes`}`,
  sentFurther: (count, order, parcels) =>
    parcels > 1
      ? `Nous avons envoyé ${parcels} autres colis pour ${yours(count, order)}.`
      : `Nous avons envoyé un autre colis pour ${yours(count, order)}.`,
  subjectOfCorrected: (count, order) =>
    `Numéro de suivi rectifié\u00a0: ${count === 1 ? order : `vos ${count} commandes`}`,
  corrected: (count, order) =>
    `Nous avons rectifié ce que nous vous avions indiqué sur le colis de ${yours(count, order)}. Utilisez le numéro ci-dessous.`,
})
