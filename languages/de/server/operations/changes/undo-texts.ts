import type * as English from '../../../../../server/operations/changes/undo-texts.ts'
import { translation } from '../../../../translation.ts'

export const undoTexts = translation<typeof English.undoTexts>()({
  reviewDecided: 'Die Bewertung wurde seitdem noch einmal aus- oder eingeblendet.',
  productDeleted: 'Das Produkt ist gelöscht. Machen Sie zuerst das Löschen rückgängig.',
  productChanged:
    'Dieselben Felder des Produkts wurden seitdem noch einmal geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
  pictureDeleted:
    'Ein früheres Bild ist gelöscht, weil es zwei Wochen lang nirgends zu sehen war. Fügen Sie es auf der Seite des Produkts wieder hinzu.',
  stateChanged: 'Das Produkt wurde seitdem noch einmal aus- oder eingeblendet.',
  noPicture: 'Das Produkt hat kein Bild mehr. Fügen Sie zuerst auf seiner Seite eines hinzu.',
  settingsChanged:
    'Dieselben Einstellungen wurden seitdem noch einmal geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
  valuesImpossible: 'Die früheren Werte sind nicht mehr möglich. Ändern Sie die Einstellungen.',
  priceRuleDeleted: 'Dieser Rabatt ist gelöscht. Machen Sie zuerst das Löschen rückgängig.',
  priceRuleChanged:
    'Inzwischen wurden dieselben Felder dieses Rabatts erneut geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
  customerGroupDeleted:
    'Die Kundengruppe dieses Rabatts ist gelöscht. Legen Sie stattdessen einen neuen Rabatt an.',
  priceListDeleted: 'Diese Preisliste ist gelöscht. Legen Sie sie mit ihrer Datei von Preisen neu an.',
  priceListChanged:
    'Diese Preisliste wurde seitdem noch einmal geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
  companyChanged:
    'Seither wurde das Unternehmen in denselben Feldern erneut geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
  priceListOfCompanyDeleted:
    'Die frühere Preisliste ist gelöscht. Wählen Sie auf der Seite des Unternehmens eine andere.',
  pricesChanged:
    'Preise derselben Produkte wurden seitdem noch einmal geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
  piecesGone: (available, moved) =>
    `Von den ${moved} Stück sind nur noch ${available} da: Die übrigen sind verkauft oder umgebucht.`,
  stockFull: (available) => `${available} sind im Bestand, höchstens 1.000.000 sind möglich.`,
  textChanged:
    'Der Text wurde seitdem noch einmal geändert. Machen Sie zuerst die neuere Änderung rückgängig.',
})
