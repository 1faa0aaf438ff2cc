import type * as English from '../../../../contract/prices/price-rule-error-texts.ts'
import { translation } from '../../../translation.ts'

export const priceRuleErrorTexts = translation<typeof English.priceRuleErrorTexts>()({
  PRICE_RULE_NOT_FOUND: 'Dieser Rabatt steht nicht mehr in der Liste. Laden Sie die Seite neu.',
  PRICE_RULE_CHANGED:
    'Dieser Rabatt wurde geändert, nachdem Sie ihn geöffnet haben. Schließen Sie das Formular und öffnen Sie es erneut, um die Änderung zu sehen.',
  PRICE_RULE_BEGUN:
    'Dieser Rabatt hat begonnen, seine Art und sein Code bleiben also. Beenden Sie ihn, kopieren Sie ihn und ändern Sie die Kopie.',
  PRICE_RULE_END_PAST: 'Dieses Ende ist schon vorbei. Wählen Sie ein späteres.',
  PRICE_RULE_ENDED: 'Dieser Rabatt ist schon zu Ende. Ändern Sie sein Ende oder kopieren Sie ihn.',
  PRICE_RULE_KEPT:
    'Dieser Rabatt hat begonnen oder wurde benutzt und bleibt deshalb in der Liste. Beenden Sie ihn stattdessen.',
  PRICE_RULE_CODE_TAKEN:
    'Ein anderer Rabatt hat diesen Code, in dieser oder einer anderen Schreibweise. Wählen Sie einen anderen.',
  PRICE_RULE_PRODUCTS_GONE: 'Kein Produkt des Shops gehört mehr dazu. Wählen Sie neu.',
  CUSTOMER_GROUP_NOT_FOUND: 'Diese Gruppe steht nicht mehr in der Liste. Laden Sie die Seite neu.',
  CUSTOMER_GROUP_GONE:
    'Diese Gruppe steht nicht mehr in der Liste. Wählen Sie eine andere oder die ganze Kundschaft.',
  CUSTOMER_GROUP_TAKEN:
    'Eine Gruppe mit diesem Namen gibt es schon. Ändern Sie diese oder wählen Sie einen anderen Namen.',
  CUSTOMER_GROUP_CHANGED:
    'Diese Gruppe wurde geändert, nachdem Sie sie geöffnet haben. Schließen Sie das Formular und öffnen Sie es erneut, um die Änderung zu sehen.',
  CUSTOMER_GROUP_IN_USE:
    'Ein Rabatt, der noch nicht zu Ende ist, nennt diese Gruppe. Ändern Sie ihn oder lassen Sie ihn erst enden.',
})
