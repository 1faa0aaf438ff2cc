import type * as English from '../../../contract/error-texts.ts'
import { translation } from '../../translation.ts'

export const errorTexts = translation<typeof English.errorTexts>()({
  NOT_FOUND: 'Il n’y a rien à cette adresse. Vérifiez-la ou repartez de la page d’accueil.',
  SIGN_IN_REQUIRED: 'Connectez-vous pour continuer.',
  SESSION_ENDED: 'Votre session a expiré. Reconnectez-vous.',
  PROOF_INVALID: 'Le service de connexion n’a pas confirmé ce compte. Reconnectez-vous.',
  NOT_ALLOWED: 'Votre compte n’a pas les droits nécessaires.',
  INPUT_INVALID: 'Certains champs sont à corriger. Vérifiez les champs indiqués.',
  SIGNATURE_INVALID:
    'La signature ne correspond à aucun secret de cette boutique, ou son heure est trop décalée. Comparez les secrets et les horloges, puis renvoyez le message.',
  BODY_TOO_LARGE: 'La requête est trop volumineuse. Envoyez moins de données.',
  MEDIA_TYPE_UNSUPPORTED: 'Envoyez ces données en JSON.',
  RATE_LIMITED: 'Trop de requêtes. Patientez un instant, puis réessayez.',
  STANDARD_NOT_FOUND: 'Ce standard n’existe pas. Choisissez-en un dans la liste.',
  READING_NOT_UNDERSTOOD:
    'Choisissez ce que vous avez mesuré et saisissez un nombre avec son unité, par exemple 34,8\u00a0mm.',
  JOB_NOT_FOUND: 'Ce travail n’existe pas. Choisissez-en un dans la liste.',
  CHANGE_NOT_FOUND: 'Cette modification n’existe pas. Rechargez la liste des modifications.',
  CHANGE_UNDONE: 'Cette modification est déjà annulée. Rechargez la liste des modifications.',
  CHANGE_NOT_UNDOABLE:
    'Une modification de ce type ne peut pas être annulée ici. Modifiez-la sur sa propre page.',
  CHANGE_STANDS_BEHIND:
    'Une modification plus récente porte sur la même chose. Annulez d’abord la plus récente.',
  REVIEW_NOT_FOUND: 'Cet avis n’existe pas. Rechargez la liste des avis.',
  MESSAGE_NOT_FOUND: 'Ce message n’existe pas. Rechargez la liste des messages.',
  MESSAGE_WIPED: 'Le lien personnel de ce message a été effacé. Le destinataire peut en demander un nouveau.',
  NOTICE_NOT_FOR_ROLE:
    'Votre rôle n’y a pas accès, vous ne pouvez donc pas recevoir d’e-mails à ce sujet. Choisissez dans la liste.',
  REPLY_CHANGED:
    'Quelqu’un d’autre a répondu à cet avis entre-temps. Lisez sa réponse, puis modifiez-la si vous le souhaitez encore.',
  SETTINGS_CHANGED:
    'Quelqu’un d’autre a modifié ces données entre-temps. Comparez les deux versions, puis enregistrez à nouveau.',
  SETTING_VERSION_NOT_FOUND: 'Cette version n’existe pas. Rechargez la liste des versions.',
  CURRENCY_CHANGED: 'La boutique vient de changer de devise. Rechargez la page et comparez le prix.',
  CURRENCY_FIXED: 'La devise ne peut plus changer, car des commandes existent déjà. Gardez-la telle quelle.',
  CURSOR_INVALID: 'Cette page de la liste est introuvable. Repartez de la première page.',
  IDEMPOTENCY_KEY_REUSED:
    'Cette clé d’idempotence a déjà servi à une autre requête. Utilisez une nouvelle clé pour chaque requête.',
  EXPORT_LINK_NOT_FOUND:
    'Ce lien de téléchargement a déjà servi ou a expiré. Revenez en arrière et exportez à nouveau.',
  ALERT_NOT_FOUND: 'Cette alerte est déjà réglée. Rechargez la liste des tâches.',
  SIGN_IN_UNAVAILABLE: 'Le service de connexion ne répond pas. Réessayez dans une minute.',
  BUSY: 'Il y a beaucoup de monde dans la boutique. Réessayez dans un instant.',
  UNEXPECTED:
    'Une erreur s’est produite de notre côté. Réessayez. Si elle se répète, écrivez-nous en indiquant le numéro de la requête.',
})
