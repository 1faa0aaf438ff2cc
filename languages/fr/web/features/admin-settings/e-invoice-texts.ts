import type * as English from '../../../../../web/features/admin-settings/e-invoice-texts.ts'
import { translation } from '../../../../translation.ts'

export const eInvoiceTexts = translation<typeof English.eInvoiceTexts>()({
  none: 'Sans pays, la boutique n’établit pas de factures électroniques.',
  lacks: 'Les factures électroniques exigent code postal, ville et contact.',
  ready:
    'Les factures des entreprises existent aussi en version électronique et accompagnent leurs e-mails dans le format souhaité.',
})
