import type * as English from '../../../../web/buying/put-in-texts.ts'
import { pluralOf } from '../../../plural.ts'
import { translation } from '../../../translation.ts'

const plural = pluralOf('de')

export const putInTexts = translation<typeof English.putInTexts>()({
  done: (quantity, name) => `${quantity} × ${name} in den Warenkorb gelegt.`,
  many: (lines, count) => `${lines} ${plural(count, 'Produkt', 'Produkte')} in den Warenkorb gelegt.`,
  full: (most) =>
    `Ihr Warenkorb ist voll: Er fasst ${most} Positionen. Bestellen oder entfernen Sie zuerst einige.`,
})
