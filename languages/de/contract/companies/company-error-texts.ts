import type * as English from '../../../../contract/companies/company-error-texts.ts'
import { translation } from '../../../translation.ts'

export const companyErrorTexts = translation<typeof English.companyErrorTexts>()({
  COMPANY_NOT_FOUND: 'Dieses Unternehmen gibt es nicht mehr. Laden Sie die Seite neu.',
  NO_COMPANY: 'Sie kaufen für kein Unternehmen ein. Laden Sie die Seite neu.',
  COMPANY_ALREADY:
    'Sie kaufen schon für ein Unternehmen ein. Verlassen Sie es zuerst, um für ein anderes einzukaufen.',
  COMPANY_CHANGED:
    'Jemand anderes hat dieses Unternehmen geändert, nachdem Sie es geöffnet haben. Öffnen Sie das Formular erneut, um die Änderung zu sehen.',
  COMPANY_NAME_FIXED:
    'Der Shop hat Namen und Land dieses Unternehmens geprüft. Schreiben Sie dem Shop, wenn sie sich geändert haben.',
  COMPANY_DECIDED: 'Dieses Unternehmen hat diesen Stand schon. Laden Sie die Seite neu.',
  COMPANY_NOT_GRANTED:
    'Der Shop hat dieses Unternehmen noch nicht freigeschaltet. Laden Sie Personen ein, sobald er es hat.',
  COMPANY_FULL: 'Ein Unternehmen hat höchstens 50 Personen und Einladungen. Entfernen Sie zuerst eine.',
  COMPANY_MEMBER_NOT_FOUND: 'Diese Person kauft nicht mehr für das Unternehmen ein. Laden Sie die Seite neu.',
  COMPANY_INVITATION_NOT_FOUND:
    'Diese Einladung wurde zurückgezogen. Bitten Sie das Unternehmen um eine neue.',
  COMPANY_INVITED_ALREADY: 'Diese Person kauft schon für das Unternehmen ein oder hat eine Einladung.',
  EMAIL_NOT_PROVEN:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in unserer E-Mail an Sie und nehmen Sie dann die Einladung an.',
  VAT_NUMBER_WRONG:
    'Das ist keine USt-IdNr. der EU: Vielleicht ist eine Ziffer falsch oder fehlt. Kopieren Sie sie von einer Rechnung, mit den Buchstaben des Landes.',
  VAT_NUMBER_MISSING: 'Dieses Unternehmen hat keine USt-IdNr. Ergänzen Sie sie zuerst.',
})
