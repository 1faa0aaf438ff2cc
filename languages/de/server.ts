import * as contractAccountsAccountErrorTexts from '../../contract/accounts/account-error-texts.ts'
import * as contractAccountsAccountFieldTexts from '../../contract/accounts/account-field-texts.ts'
import * as contractAttemptTexts from '../../contract/attempt-texts.ts'
import * as contractCatalogueImportErrorTexts from '../../contract/catalogue/import-error-texts.ts'
import * as contractCatalogueProductErrorTexts from '../../contract/catalogue/product-error-texts.ts'
import * as contractCatalogueProductFieldTexts from '../../contract/catalogue/product-field-texts.ts'
import * as contractCatalogueReviewFieldTexts from '../../contract/catalogue/review-field-texts.ts'
import * as contractDeskDeskFieldTexts from '../../contract/desk/desk-field-texts.ts'
import * as contractErrorTexts from '../../contract/error-texts.ts'
import * as contractFieldTexts from '../../contract/field-texts.ts'
import * as contractImagesImageErrorTexts from '../../contract/images/image-error-texts.ts'
import * as contractOrdersOrderErrorTexts from '../../contract/orders/order-error-texts.ts'
import * as contractOrdersOrderFieldTexts from '../../contract/orders/order-field-texts.ts'
import * as contractPaymentsPaymentErrorTexts from '../../contract/payments/payment-error-texts.ts'
import * as contractRequestsQuoteErrorTexts from '../../contract/requests/quote-error-texts.ts'
import * as contractRequestsQuoteFieldTexts from '../../contract/requests/quote-field-texts.ts'
import * as contractShopShopFieldTexts from '../../contract/shop/shop-field-texts.ts'
import type { TranslatedModule } from '../translated-module.ts'
import * as contractAccountsAccountErrorTextsIn from './contract/accounts/account-error-texts.ts'
import * as contractAccountsAccountFieldTextsIn from './contract/accounts/account-field-texts.ts'
import * as contractAttemptTextsIn from './contract/attempt-texts.ts'
import * as contractCatalogueImportErrorTextsIn from './contract/catalogue/import-error-texts.ts'
import * as contractCatalogueProductErrorTextsIn from './contract/catalogue/product-error-texts.ts'
import * as contractCatalogueProductFieldTextsIn from './contract/catalogue/product-field-texts.ts'
import * as contractCatalogueReviewFieldTextsIn from './contract/catalogue/review-field-texts.ts'
import * as contractDeskDeskFieldTextsIn from './contract/desk/desk-field-texts.ts'
import * as contractErrorTextsIn from './contract/error-texts.ts'
import * as contractFieldTextsIn from './contract/field-texts.ts'
import * as contractImagesImageErrorTextsIn from './contract/images/image-error-texts.ts'
import * as contractOrdersOrderErrorTextsIn from './contract/orders/order-error-texts.ts'
import * as contractOrdersOrderFieldTextsIn from './contract/orders/order-field-texts.ts'
import * as contractPaymentsPaymentErrorTextsIn from './contract/payments/payment-error-texts.ts'
import * as contractRequestsQuoteErrorTextsIn from './contract/requests/quote-error-texts.ts'
import * as contractRequestsQuoteFieldTextsIn from './contract/requests/quote-field-texts.ts'
import * as contractShopShopFieldTextsIn from './contract/shop/shop-field-texts.ts'

/** The list of the translations that the server needs, written by tools/server-texts.ts. */
export const translatedModules: readonly TranslatedModule[] = [
  [contractAccountsAccountErrorTexts, contractAccountsAccountErrorTextsIn],
  [contractAccountsAccountFieldTexts, contractAccountsAccountFieldTextsIn],
  [contractAttemptTexts, contractAttemptTextsIn],
  [contractCatalogueImportErrorTexts, contractCatalogueImportErrorTextsIn],
  [contractCatalogueProductErrorTexts, contractCatalogueProductErrorTextsIn],
  [contractCatalogueProductFieldTexts, contractCatalogueProductFieldTextsIn],
  [contractCatalogueReviewFieldTexts, contractCatalogueReviewFieldTextsIn],
  [contractDeskDeskFieldTexts, contractDeskDeskFieldTextsIn],
  [contractErrorTexts, contractErrorTextsIn],
  [contractFieldTexts, contractFieldTextsIn],
  [contractImagesImageErrorTexts, contractImagesImageErrorTextsIn],
  [contractOrdersOrderErrorTexts, contractOrdersOrderErrorTextsIn],
  [contractOrdersOrderFieldTexts, contractOrdersOrderFieldTextsIn],
  [contractPaymentsPaymentErrorTexts, contractPaymentsPaymentErrorTextsIn],
  [contractRequestsQuoteErrorTexts, contractRequestsQuoteErrorTextsIn],
  [contractRequestsQuoteFieldTexts, contractRequestsQuoteFieldTextsIn],
  [contractShopShopFieldTexts, contractShopShopFieldTextsIn],
]
