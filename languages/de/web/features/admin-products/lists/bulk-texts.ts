import type * as English from '../../../../../../web/features/admin-products/lists/bulk-texts.ts'
import type { Formats } from '../../../../../../web/ui/values/formats.ts'
import { pluralOf } from '../../../../../plural.ts'
import { translation } from '../../../../../translation.ts'
import { counted } from '../../../../counted.ts'

const plural = pluralOf('de')

export const bulkTexts = translation<typeof English.bulkTexts>()(textsOf('Produkt', 'Produkte'))

export const partBulkTexts = translation<typeof English.partBulkTexts>()(textsOf('Teil', 'Teile'))

function textsOf(one: string, other: string) {
  const these = (formats: Formats, count: number) => counted(formats, count, one, other)
  return {
    hide: {
      label: 'Ausblenden',
      confirm: (formats: Formats, count: number) =>
        `${these(formats, count)} ausblenden? Bestellen geht dann nicht mehr; vorhandene Bestellungen bleiben.`,
      done: (formats: Formats, count: number) => `${these(formats, count)} ausgeblendet`,
    },
    show: {
      label: 'Im Shop zeigen',
      confirm: (formats: Formats, count: number) =>
        `${these(formats, count)} im Shop zeigen, Entwürfe eingeschlossen?`,
      done: (formats: Formats, count: number) => `${these(formats, count)} im Shop`,
    },
    delete: {
      label: 'Löschen',
      confirm: (formats: Formats, count: number) =>
        `${these(formats, count)} löschen? Bestellungen bleiben, wie sie sind. Unter „Änderungen“ können Sie ${plural(count, 'das', 'jede Löschung')} rückgängig machen.`,
      done: (formats: Formats, count: number) => `${these(formats, count)} gelöscht`,
    },
  }
}
