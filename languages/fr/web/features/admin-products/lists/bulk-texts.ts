import type * as English from '../../../../../../web/features/admin-products/lists/bulk-texts.ts'
import type { Formats } from '../../../../../../web/ui/values/formats.ts'
import { pluralOf } from '../../../../../plural.ts'
import { translation } from '../../../../../translation.ts'
import { counted } from '../../../../counted.ts'

const plural = pluralOf('fr')

/** A noun and the participles that agree with it, each in the singular and the plural. */
interface Forms {
  readonly noun: readonly [one: string, other: string]
  readonly hidden: readonly [one: string, other: string]
  readonly deleted: readonly [one: string, other: string]
}

export const bulkTexts = translation<typeof English.bulkTexts>()(
  textsOf({
    noun: ['produit', 'produits'],
    hidden: ['masqué', 'masqués'],
    deleted: ['supprimé', 'supprimés'],
  }),
)

export const partBulkTexts = translation<typeof English.partBulkTexts>()(
  textsOf({
    noun: ['pièce', 'pièces'],
    hidden: ['masquée', 'masquées'],
    deleted: ['supprimée', 'supprimées'],
  }),
)

function textsOf({ noun, hidden, deleted }: Forms) {
  const these = (formats: Formats, count: number) => counted(formats, count, ...noun)
  return {
    hide: {
      label: 'Masquer',
      confirm: (formats: Formats, count: number) =>
        `Masquer ${these(formats, count)}\u202f? On ne pourra plus réserver\u202f; les commandes restent.`,
      done: (formats: Formats, count: number) => `${these(formats, count)} ${plural(count, ...hidden)}`,
    },
    show: {
      label: 'Afficher dans la boutique',
      confirm: (formats: Formats, count: number) =>
        `Afficher ${these(formats, count)} dans la boutique, brouillons compris\u202f?`,
      done: (formats: Formats, count: number) => `${these(formats, count)} dans la boutique`,
    },
    delete: {
      label: 'Supprimer',
      confirm: (formats: Formats, count: number) =>
        `Supprimer ${these(formats, count)}\u202f? Les commandes restent telles quelles. Chaque suppression peut être annulée sous «\u00a0Modifications\u00a0».`,
      done: (formats: Formats, count: number) => `${these(formats, count)} ${plural(count, ...deleted)}`,
    },
  }
}
