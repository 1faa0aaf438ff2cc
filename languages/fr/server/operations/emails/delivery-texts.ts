import type * as English from '../../../../../server/operations/emails/delivery-texts.ts'
import { translation } from '../../../../translation.ts'

export const deliveryTexts = translation<typeof English.deliveryTexts>()({
  pickUpAt: 'Retrait à',
  deliverTo: 'Livraison à',
  deliverThoseTo: (numbers) => `Livraison de ${numbers} à`,
  getReady: (count) =>
    count === 1
      ? 'Nous la préparons. Un e-mail vous dira quand vous pourrez venir la retirer.'
      : 'Nous les préparons. Un e-mail vous dira quand vous pourrez venir les retirer.',
  codesMailed: 'Les codes de vos cartes cadeaux arrivent dans un e-mail à part.',
  packAndSend: (count) =>
    count === 1
      ? 'Nous l’emballons et l’envoyons à l’adresse ci-dessous.'
      : 'Nous les emballons et les envoyons à l’adresse ci-dessous.',
  addAddress: (count) =>
    `${count === 1 ? 'Nous l’emballons' : 'Nous les emballons'} dès maintenant. Ajoutez l’adresse de livraison dans «\u00a0Mes commandes\u00a0»\u00a0: sans elle, nous ne pouvons rien envoyer.`,
  addAddressOf: (numbers) =>
    `Nous les emballons dès maintenant. Ajoutez l’adresse de livraison de ${numbers} dans «\u00a0Mes commandes\u00a0»\u00a0: sans elle, nous ne pouvons rien envoyer.`,
  leavesOn: (_count, leaves, from, to) => `Départ le ${leaves}, arrivée prévue entre le ${from} et le ${to}.`,
  ifPaidBefore: (_count, payBy, leaves, from, to) =>
    `Si vous payez avant le ${payBy}, le colis part le ${leaves} et arrive chez vous entre le ${from} et le ${to}.`,
  arrives: (from, to) => `La livraison est prévue entre le ${from} et le ${to}.`,
})
