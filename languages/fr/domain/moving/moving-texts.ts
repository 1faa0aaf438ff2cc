import type * as English from '../../../../domain/moving/moving-texts.ts'
import { translation } from '../../../translation.ts'

export const movingTexts = translation<typeof English.movingTexts>()({
  emailInvalid: 'Ce n’est pas une adresse e-mail. Corrigez-la ou supprimez la ligne.',
  sameRecord: (row) => `La ligne ${row} concerne la même chose. Gardez l’une des deux.`,
  tooLong: (most) => `Ce texte dépasse ${most} caractères. Raccourcissez-le.`,
  tooManyLines: (most) => `Une adresse a au plus ${most} lignes. Regroupez-en.`,
  numberNeeded: 'Une commande a besoin de son numéro. Écrivez-le ou supprimez la ligne.',
  dateNeeded: 'Une commande a besoin de son jour. Écrivez-le comme 2026-03-31.',
  dateUnread: 'Ce jour est illisible. Écrivez-le comme 2026-03-31.',
  dateUnclear:
    'Ce jour peut désigner deux jours, car aucune ligne du fichier ne montre si le mois vient d’abord. Écrivez-le comme 2026-03-31.',
  totalNeeded: 'Une commande a besoin de son total. Écrivez un montant comme 49,90.',
  amount: 'Ce n’est pas un montant. Écrivez-le comme 49,90.',
  quantity: 'Ce n’est pas un nombre de pièces. Écrivez-le comme 2.',
  currency: 'Ce n’est pas une devise. Écrivez son code de trois lettres, comme EUR.',
  inRow: (row, problem) => `Ligne ${row} : ${problem}`,
  sourceNeeded: 'Écrivez l’ancien chemin, comme /products/cle-a-cone.',
  sourcePath: 'Une ancienne adresse est un chemin qui commence par /, ou une adresse en https://.',
  targetNeeded:
    'Écrivez le chemin d’une page de cette boutique, ou la référence ou l’identifiant d’un produit.',
  targetPath: 'Une redirection mène à un chemin de cette boutique qui commence par /, comme /tools.',
  otherHost:
    'Une redirection ne mène pas à un autre site. Écrivez un chemin de cette boutique qui commence par /, comme /tools.',
  ownPage:
    'Cette adresse est une page de cette boutique, elle ne peut donc pas mener ailleurs. Renoncez à cette redirection.',
  ownFile:
    'La boutique utilise elle-même cette adresse, elle ne peut donc pas mener ailleurs. Renoncez à cette redirection.',
  loop: 'Cette redirection revient sur elle-même. Écrivez une autre cible.',
  noProduct:
    'Aucun produit n’a cette référence ou cet identifiant. Corrigez-le, ou écrivez un chemin de cette boutique.',
  pathTooLong: (most) => `Une adresse a au plus ${most} caractères. Raccourcissez-la.`,
  withoutEmail: (count, rows, more) =>
    `Sans adresse e-mail, un client ne peut pas se connecter ; ${count === 1 ? 'cette ligne est laissée' : 'ces lignes sont laissées'} de côté : ${rows}${more > 0 ? ` et ${more} autres` : ''}.`,
  consent:
    'Le consentement à la publicité n’est pas repris, car cette boutique n’envoie pas de lettre d’information. Gardez le fichier de l’ancienne boutique si vous en avez besoin.',
  nobodyMailed:
    'Personne ne reçoit d’e-mail à ce sujet. Un client entre avec un code reçu par e-mail, puis retrouve son adresse et ses anciennes commandes.',
  accounts: (count, rows, more) =>
    `Un compte garde ce qu’il a. Il reçoit ce qui lui manque à la prochaine connexion de son titulaire avec l’adresse e-mail confirmée : ${count === 1 ? 'ligne' : 'lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''}.`,
  country: (count, rows, more) =>
    `Le pays n’a pas été reconnu et reste une ligne de l’adresse : ${count === 1 ? 'ligne' : 'lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''}.`,
  sums: (count, rows, more) =>
    `Les articles, la remise, la livraison et la taxe ne donnent pas le total, qui reste comme dans le fichier : ${count === 1 ? 'ligne' : 'lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''}.`,
  otherCurrency: (count, rows, more) =>
    `Un montant dans une autre devise que celle de la boutique est affiché tel quel et n’entre dans aucune somme : ${count === 1 ? 'ligne' : 'lignes'} ${rows}${more > 0 ? ` et ${more} autres` : ''}.`,
  archive:
    'Ces commandes deviennent une archive à consulter. Elles ne changent ni le stock, ni les factures, ni les sommes de cette boutique.',
  noColumns: {
    customers: 'Un fichier de clients a besoin de la colonne email.',
    orders: 'Un fichier de commandes a besoin des colonnes number, date et total.',
    redirects: 'Un fichier de redirections a besoin de la colonne from, et de to, sku ou product id.',
  },
})
