import type * as English from '../../../../contract/catalogue/import-error-texts.ts'
import { translation } from '../../../translation.ts'

export const importErrorTexts = translation<typeof English.importErrorTexts>()({
  IMPORT_NOT_FOUND: 'Diesen Import gibt es nicht. Laden Sie die Liste der Importe neu.',
  IMPORT_NOT_READY:
    'Dieser Import ist nicht mehr in dem Zustand, der angezeigt wurde. Sehen Sie ihn sich noch einmal an.',
  IMPORT_TOO_OLD:
    'Dieser Import ist zu alt, um ihn rückgängig zu machen: Seine Änderungen sind nicht mehr gespeichert. Ändern Sie die Produkte einzeln.',
  IMPORT_HAS_ERRORS:
    'Einige Zeilen sind fehlerhaft, deshalb wurde nichts geändert. Berichtigen Sie sie in der Datei, und senden Sie sie noch einmal.',
  IMPORT_STOPPED:
    'Der Vorgang wurde vor seinem Ende abgebrochen, deshalb wurde nichts geändert. Starten Sie ihn noch einmal, wenn Sie das möchten.',
  IMPORT_OUTDATED:
    'Seit dem Vergleich der Datei haben sich Produkte geändert, deshalb wurde nichts geändert. Vergleichen Sie noch einmal.',
})
