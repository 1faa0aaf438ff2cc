import * as contractAccountsAccountErrorTexts from '../../contract/accounts/account-error-texts.ts'
import * as contractAccountsAccountFieldTexts from '../../contract/accounts/account-field-texts.ts'
import * as contractAgentsAgentFieldTexts from '../../contract/agents/agent-field-texts.ts'
import * as contractAttemptTexts from '../../contract/attempt-texts.ts'
import * as contractCatalogueImportErrorTexts from '../../contract/catalogue/import-error-texts.ts'
import * as contractCatalogueProductErrorTexts from '../../contract/catalogue/product-error-texts.ts'
import * as contractCatalogueProductFieldTexts from '../../contract/catalogue/product-field-texts.ts'
import * as contractCatalogueReviewFieldTexts from '../../contract/catalogue/review-field-texts.ts'
import * as contractCompaniesCompanyErrorTexts from '../../contract/companies/company-error-texts.ts'
import * as contractCompaniesCompanyFieldTexts from '../../contract/companies/company-field-texts.ts'
import * as contractDeskApiKeyErrorTexts from '../../contract/desk/api-key-error-texts.ts'
import * as contractDeskApiKeyFieldTexts from '../../contract/desk/api-key-field-texts.ts'
import * as contractDeskDeskFieldTexts from '../../contract/desk/desk-field-texts.ts'
import * as contractErrorTexts from '../../contract/error-texts.ts'
import * as contractFieldTexts from '../../contract/field-texts.ts'
import * as contractImagesImageErrorTexts from '../../contract/images/image-error-texts.ts'
import * as contractMovingMovingErrorTexts from '../../contract/moving/moving-error-texts.ts'
import * as contractMovingMovingFieldTexts from '../../contract/moving/moving-field-texts.ts'
import * as contractOrdersOrderErrorTexts from '../../contract/orders/order-error-texts.ts'
import * as contractOrdersOrderFieldTexts from '../../contract/orders/order-field-texts.ts'
import * as contractPaymentsCreditErrorTexts from '../../contract/payments/credit-error-texts.ts'
import * as contractPaymentsOnAccountErrorTexts from '../../contract/payments/on-account-error-texts.ts'
import * as contractPaymentsPaymentErrorTexts from '../../contract/payments/payment-error-texts.ts'
import * as contractPaymentsReceivableErrorTexts from '../../contract/payments/receivable-error-texts.ts'
import * as contractPaymentsReceivableFieldTexts from '../../contract/payments/receivable-field-texts.ts'
import * as contractPricesPriceListErrorTexts from '../../contract/prices/price-list-error-texts.ts'
import * as contractPricesPriceListFieldTexts from '../../contract/prices/price-list-field-texts.ts'
import * as contractPricesPriceRuleErrorTexts from '../../contract/prices/price-rule-error-texts.ts'
import * as contractPricesPriceRuleFieldTexts from '../../contract/prices/price-rule-field-texts.ts'
import * as contractRequestsQuoteErrorTexts from '../../contract/requests/quote-error-texts.ts'
import * as contractRequestsQuoteFieldTexts from '../../contract/requests/quote-field-texts.ts'
import * as contractShopShopFieldTexts from '../../contract/shop/shop-field-texts.ts'
import * as contractWebhooksWebhookErrorTexts from '../../contract/webhooks/webhook-error-texts.ts'
import * as contractWebhooksWebhookFieldTexts from '../../contract/webhooks/webhook-field-texts.ts'
import * as domainAddressesPartLabelTexts from '../../domain/addresses/part-label-texts.ts'
import * as domainCatalogueFamilyTexts from '../../domain/catalogue/family-texts.ts'
import * as domainCatalogueProductFileFileTexts from '../../domain/catalogue/product-file/file-texts.ts'
import * as domainCatalogueSpecKeyTexts from '../../domain/catalogue/spec-key-texts.ts'
import * as domainCatalogueStockTexts from '../../domain/catalogue/stock-texts.ts'
import * as domainFitFitTexts from '../../domain/fit/fit-texts.ts'
import * as domainInWordsTexts from '../../domain/in-words-texts.ts'
import * as domainMovingMovingTexts from '../../domain/moving/moving-texts.ts'
import * as domainPaymentsCardTexts from '../../domain/payments/card-texts.ts'
import * as domainPricesPriceFileTexts from '../../domain/prices/price-file-texts.ts'
import * as domainReceivablesReminderTexts from '../../domain/receivables/reminder-texts.ts'
import * as domainSearchSearchWords from '../../domain/search/search-words.ts'
import * as domainSearchSingular from '../../domain/search/singular.ts'
import * as domainSearchTradeJobs from '../../domain/search/trade-jobs.ts'
import * as domainSearchTradeWords from '../../domain/search/trade-words.ts'
import * as domainSearchWrittenPageTexts from '../../domain/search/written-page-texts.ts'
import * as domainShopNumberTexts from '../../domain/shop/number-texts.ts'
import * as domainShopPriceTermsTexts from '../../domain/shop/price-terms-texts.ts'
import * as domainShopUndoingTexts from '../../domain/shop/undoing-texts.ts'
import * as domainWritingZoneNameTexts from '../../domain/writing/zone-name-texts.ts'
import * as serverHttpMcpToolTexts from '../../server/http/mcp/tool-texts.ts'
import * as serverHttpServingDefaultFieldTexts from '../../server/http/serving/default-field-texts.ts'
import * as serverOperationsCartsCartTexts from '../../server/operations/carts/cart-texts.ts'
import * as serverOperationsCatalogueCatalogueTexts from '../../server/operations/catalogue/catalogue-texts.ts'
import * as serverOperationsCatalogueLedgerTexts from '../../server/operations/catalogue/ledger-texts.ts'
import * as serverOperationsChangesUndoTexts from '../../server/operations/changes/undo-texts.ts'
import * as serverOperationsEInvoicesEInvoiceTexts from '../../server/operations/e-invoices/e-invoice-texts.ts'
import * as serverOperationsEmailsAccountEmailTexts from '../../server/operations/emails/account-email-texts.ts'
import * as serverOperationsEmailsAdminEmailTexts from '../../server/operations/emails/admin-email-texts.ts'
import * as serverOperationsEmailsApiKeyEmailTexts from '../../server/operations/emails/api-key-email-texts.ts'
import * as serverOperationsEmailsCompanyEmailTexts from '../../server/operations/emails/company-email-texts.ts'
import * as serverOperationsEmailsCreditEmailTexts from '../../server/operations/emails/credit-email-texts.ts'
import * as serverOperationsEmailsDeliveryTexts from '../../server/operations/emails/delivery-texts.ts'
import * as serverOperationsEmailsDisputeEmailTexts from '../../server/operations/emails/dispute-email-texts.ts'
import * as serverOperationsEmailsFiguresEmailTexts from '../../server/operations/emails/figures-email-texts.ts'
import * as serverOperationsEmailsFormatTexts from '../../server/operations/emails/format-texts.ts'
import * as serverOperationsEmailsInvoiceEmailTexts from '../../server/operations/emails/invoice-email-texts.ts'
import * as serverOperationsEmailsNoticeEmailTexts from '../../server/operations/emails/notice-email-texts.ts'
import * as serverOperationsEmailsOfferEmailTexts from '../../server/operations/emails/offer-email-texts.ts'
import * as serverOperationsEmailsOnAccountEmailTexts from '../../server/operations/emails/on-account-email-texts.ts'
import * as serverOperationsEmailsOrderEmailTexts from '../../server/operations/emails/order-email-texts.ts'
import * as serverOperationsEmailsPasskeyEmailTexts from '../../server/operations/emails/passkey-email-texts.ts'
import * as serverOperationsEmailsPriceTexts from '../../server/operations/emails/price-texts.ts'
import * as serverOperationsEmailsReadyEmailTexts from '../../server/operations/emails/ready-email-texts.ts'
import * as serverOperationsEmailsReceivableEmailTexts from '../../server/operations/emails/receivable-email-texts.ts'
import * as serverOperationsEmailsRefundEmailTexts from '../../server/operations/emails/refund-email-texts.ts'
import * as serverOperationsEmailsRequestEmailTexts from '../../server/operations/emails/request-email-texts.ts'
import * as serverOperationsEmailsRestockEmailTexts from '../../server/operations/emails/restock-email-texts.ts'
import * as serverOperationsEmailsReviewEmailTexts from '../../server/operations/emails/review-email-texts.ts'
import * as serverOperationsEmailsSendingTexts from '../../server/operations/emails/sending-texts.ts'
import * as serverOperationsEmailsSentEmailTexts from '../../server/operations/emails/sent-email-texts.ts'
import * as serverOperationsEmailsSignInCodeEmailTexts from '../../server/operations/emails/sign-in-code-email-texts.ts'
import * as serverOperationsEmailsWithdrawalEmailTexts from '../../server/operations/emails/withdrawal-email-texts.ts'
import * as serverOperationsImportsAdaptationTexts from '../../server/operations/imports/adaptation-texts.ts'
import * as serverOperationsImportsImportRefusalTexts from '../../server/operations/imports/import-refusal-texts.ts'
import * as serverOperationsImportsImportTexts from '../../server/operations/imports/import-texts.ts'
import * as serverOperationsImportsPictureFetchTexts from '../../server/operations/imports/picture-fetch-texts.ts'
import * as serverOperationsInvoicesInvoiceTexts from '../../server/operations/invoices/invoice-texts.ts'
import * as serverOperationsOffersOfferTexts from '../../server/operations/offers/offer-texts.ts'
import * as serverOperationsOrdersLimitTexts from '../../server/operations/orders/limit-texts.ts'
import * as serverOperationsPaymentsPayableTexts from '../../server/operations/payments/payable-texts.ts'
import * as serverOperationsPricesDiscountTexts from '../../server/operations/prices/discount-texts.ts'
import * as serverOperationsPricesPriceTexts from '../../server/operations/prices/price-texts.ts'
import * as serverOperationsReceivablesTermsTexts from '../../server/operations/receivables/terms-texts.ts'
import * as serverOperationsReceivablesTransferTexts from '../../server/operations/receivables/transfer-texts.ts'
import * as serverOperationsTextsTextProblemTexts from '../../server/operations/texts/text-problem-texts.ts'
import * as serverOperationsTextsTextValueTexts from '../../server/operations/texts/text-value-texts.ts'
import * as serverPagesRefusalTexts from '../../server/pages/refusal-texts.ts'
import * as serverProvidersIdentityBuiltInGoogleGoogleTexts from '../../server/providers/identity/built-in/google/google-texts.ts'
import * as serverProvidersImagesPictureTexts from '../../server/providers/images/picture-texts.ts'
import * as serverProvidersMailMailTexts from '../../server/providers/mail/mail-texts.ts'
import * as standardsTextsDrivetrainStandardTexts from '../../standards/texts/drivetrain-standard-texts.ts'
import * as standardsTextsFrameStandardTexts from '../../standards/texts/frame-standard-texts.ts'
import * as standardsTextsGroupTexts from '../../standards/texts/group-texts.ts'
import * as standardsTextsJobsBrakeJobTexts from '../../standards/texts/jobs/brake-job-texts.ts'
import * as standardsTextsJobsCrankJobTexts from '../../standards/texts/jobs/crank-job-texts.ts'
import * as standardsTextsJobsDrivetrainJobTexts from '../../standards/texts/jobs/drivetrain-job-texts.ts'
import * as standardsTextsJobsNeedTexts from '../../standards/texts/jobs/need-texts.ts'
import * as standardsTextsJobsSteeringJobTexts from '../../standards/texts/jobs/steering-job-texts.ts'
import * as standardsTextsJobsTyreJobTexts from '../../standards/texts/jobs/tyre-job-texts.ts'
import * as standardsTextsJobsWheelJobTexts from '../../standards/texts/jobs/wheel-job-texts.ts'
import * as standardsTextsMeasurementTexts from '../../standards/texts/measurement-texts.ts'
import type { TranslatedModule } from '../translated-module.ts'
import * as contractAccountsAccountErrorTextsIn from './contract/accounts/account-error-texts.ts'
import * as contractAccountsAccountFieldTextsIn from './contract/accounts/account-field-texts.ts'
import * as contractAgentsAgentFieldTextsIn from './contract/agents/agent-field-texts.ts'
import * as contractAttemptTextsIn from './contract/attempt-texts.ts'
import * as contractCatalogueImportErrorTextsIn from './contract/catalogue/import-error-texts.ts'
import * as contractCatalogueProductErrorTextsIn from './contract/catalogue/product-error-texts.ts'
import * as contractCatalogueProductFieldTextsIn from './contract/catalogue/product-field-texts.ts'
import * as contractCatalogueReviewFieldTextsIn from './contract/catalogue/review-field-texts.ts'
import * as contractCompaniesCompanyErrorTextsIn from './contract/companies/company-error-texts.ts'
import * as contractCompaniesCompanyFieldTextsIn from './contract/companies/company-field-texts.ts'
import * as contractDeskApiKeyErrorTextsIn from './contract/desk/api-key-error-texts.ts'
import * as contractDeskApiKeyFieldTextsIn from './contract/desk/api-key-field-texts.ts'
import * as contractDeskDeskFieldTextsIn from './contract/desk/desk-field-texts.ts'
import * as contractErrorTextsIn from './contract/error-texts.ts'
import * as contractFieldTextsIn from './contract/field-texts.ts'
import * as contractImagesImageErrorTextsIn from './contract/images/image-error-texts.ts'
import * as contractMovingMovingErrorTextsIn from './contract/moving/moving-error-texts.ts'
import * as contractMovingMovingFieldTextsIn from './contract/moving/moving-field-texts.ts'
import * as contractOrdersOrderErrorTextsIn from './contract/orders/order-error-texts.ts'
import * as contractOrdersOrderFieldTextsIn from './contract/orders/order-field-texts.ts'
import * as contractPaymentsCreditErrorTextsIn from './contract/payments/credit-error-texts.ts'
import * as contractPaymentsOnAccountErrorTextsIn from './contract/payments/on-account-error-texts.ts'
import * as contractPaymentsPaymentErrorTextsIn from './contract/payments/payment-error-texts.ts'
import * as contractPaymentsReceivableErrorTextsIn from './contract/payments/receivable-error-texts.ts'
import * as contractPaymentsReceivableFieldTextsIn from './contract/payments/receivable-field-texts.ts'
import * as contractPricesPriceListErrorTextsIn from './contract/prices/price-list-error-texts.ts'
import * as contractPricesPriceListFieldTextsIn from './contract/prices/price-list-field-texts.ts'
import * as contractPricesPriceRuleErrorTextsIn from './contract/prices/price-rule-error-texts.ts'
import * as contractPricesPriceRuleFieldTextsIn from './contract/prices/price-rule-field-texts.ts'
import * as contractRequestsQuoteErrorTextsIn from './contract/requests/quote-error-texts.ts'
import * as contractRequestsQuoteFieldTextsIn from './contract/requests/quote-field-texts.ts'
import * as contractShopShopFieldTextsIn from './contract/shop/shop-field-texts.ts'
import * as contractWebhooksWebhookErrorTextsIn from './contract/webhooks/webhook-error-texts.ts'
import * as contractWebhooksWebhookFieldTextsIn from './contract/webhooks/webhook-field-texts.ts'
import * as domainAddressesPartLabelTextsIn from './domain/addresses/part-label-texts.ts'
import * as domainCatalogueFamilyTextsIn from './domain/catalogue/family-texts.ts'
import * as domainCatalogueProductFileFileTextsIn from './domain/catalogue/product-file/file-texts.ts'
import * as domainCatalogueSpecKeyTextsIn from './domain/catalogue/spec-key-texts.ts'
import * as domainCatalogueStockTextsIn from './domain/catalogue/stock-texts.ts'
import * as domainFitFitTextsIn from './domain/fit/fit-texts.ts'
import * as domainInWordsTextsIn from './domain/in-words-texts.ts'
import * as domainMovingMovingTextsIn from './domain/moving/moving-texts.ts'
import * as domainPaymentsCardTextsIn from './domain/payments/card-texts.ts'
import * as domainPricesPriceFileTextsIn from './domain/prices/price-file-texts.ts'
import * as domainReceivablesReminderTextsIn from './domain/receivables/reminder-texts.ts'
import * as domainSearchSearchWordsIn from './domain/search/search-words.ts'
import * as domainSearchSingularIn from './domain/search/singular.ts'
import * as domainSearchTradeJobsIn from './domain/search/trade-jobs.ts'
import * as domainSearchTradeWordsIn from './domain/search/trade-words.ts'
import * as domainSearchWrittenPageTextsIn from './domain/search/written-page-texts.ts'
import * as domainShopNumberTextsIn from './domain/shop/number-texts.ts'
import * as domainShopPriceTermsTextsIn from './domain/shop/price-terms-texts.ts'
import * as domainShopUndoingTextsIn from './domain/shop/undoing-texts.ts'
import * as domainWritingZoneNameTextsIn from './domain/writing/zone-name-texts.ts'
import * as serverHttpMcpToolTextsIn from './server/http/mcp/tool-texts.ts'
import * as serverHttpServingDefaultFieldTextsIn from './server/http/serving/default-field-texts.ts'
import * as serverOperationsCartsCartTextsIn from './server/operations/carts/cart-texts.ts'
import * as serverOperationsCatalogueCatalogueTextsIn from './server/operations/catalogue/catalogue-texts.ts'
import * as serverOperationsCatalogueLedgerTextsIn from './server/operations/catalogue/ledger-texts.ts'
import * as serverOperationsChangesUndoTextsIn from './server/operations/changes/undo-texts.ts'
import * as serverOperationsEInvoicesEInvoiceTextsIn from './server/operations/e-invoices/e-invoice-texts.ts'
import * as serverOperationsEmailsAccountEmailTextsIn from './server/operations/emails/account-email-texts.ts'
import * as serverOperationsEmailsAdminEmailTextsIn from './server/operations/emails/admin-email-texts.ts'
import * as serverOperationsEmailsApiKeyEmailTextsIn from './server/operations/emails/api-key-email-texts.ts'
import * as serverOperationsEmailsCompanyEmailTextsIn from './server/operations/emails/company-email-texts.ts'
import * as serverOperationsEmailsCreditEmailTextsIn from './server/operations/emails/credit-email-texts.ts'
import * as serverOperationsEmailsDeliveryTextsIn from './server/operations/emails/delivery-texts.ts'
import * as serverOperationsEmailsDisputeEmailTextsIn from './server/operations/emails/dispute-email-texts.ts'
import * as serverOperationsEmailsFiguresEmailTextsIn from './server/operations/emails/figures-email-texts.ts'
import * as serverOperationsEmailsFormatTextsIn from './server/operations/emails/format-texts.ts'
import * as serverOperationsEmailsInvoiceEmailTextsIn from './server/operations/emails/invoice-email-texts.ts'
import * as serverOperationsEmailsNoticeEmailTextsIn from './server/operations/emails/notice-email-texts.ts'
import * as serverOperationsEmailsOfferEmailTextsIn from './server/operations/emails/offer-email-texts.ts'
import * as serverOperationsEmailsOnAccountEmailTextsIn from './server/operations/emails/on-account-email-texts.ts'
import * as serverOperationsEmailsOrderEmailTextsIn from './server/operations/emails/order-email-texts.ts'
import * as serverOperationsEmailsPasskeyEmailTextsIn from './server/operations/emails/passkey-email-texts.ts'
import * as serverOperationsEmailsPriceTextsIn from './server/operations/emails/price-texts.ts'
import * as serverOperationsEmailsReadyEmailTextsIn from './server/operations/emails/ready-email-texts.ts'
import * as serverOperationsEmailsReceivableEmailTextsIn from './server/operations/emails/receivable-email-texts.ts'
import * as serverOperationsEmailsRefundEmailTextsIn from './server/operations/emails/refund-email-texts.ts'
import * as serverOperationsEmailsRequestEmailTextsIn from './server/operations/emails/request-email-texts.ts'
import * as serverOperationsEmailsRestockEmailTextsIn from './server/operations/emails/restock-email-texts.ts'
import * as serverOperationsEmailsReviewEmailTextsIn from './server/operations/emails/review-email-texts.ts'
import * as serverOperationsEmailsSendingTextsIn from './server/operations/emails/sending-texts.ts'
import * as serverOperationsEmailsSentEmailTextsIn from './server/operations/emails/sent-email-texts.ts'
import * as serverOperationsEmailsSignInCodeEmailTextsIn from './server/operations/emails/sign-in-code-email-texts.ts'
import * as serverOperationsEmailsWithdrawalEmailTextsIn from './server/operations/emails/withdrawal-email-texts.ts'
import * as serverOperationsImportsAdaptationTextsIn from './server/operations/imports/adaptation-texts.ts'
import * as serverOperationsImportsImportRefusalTextsIn from './server/operations/imports/import-refusal-texts.ts'
import * as serverOperationsImportsImportTextsIn from './server/operations/imports/import-texts.ts'
import * as serverOperationsImportsPictureFetchTextsIn from './server/operations/imports/picture-fetch-texts.ts'
import * as serverOperationsInvoicesInvoiceTextsIn from './server/operations/invoices/invoice-texts.ts'
import * as serverOperationsOffersOfferTextsIn from './server/operations/offers/offer-texts.ts'
import * as serverOperationsOrdersLimitTextsIn from './server/operations/orders/limit-texts.ts'
import * as serverOperationsPaymentsPayableTextsIn from './server/operations/payments/payable-texts.ts'
import * as serverOperationsPricesDiscountTextsIn from './server/operations/prices/discount-texts.ts'
import * as serverOperationsPricesPriceTextsIn from './server/operations/prices/price-texts.ts'
import * as serverOperationsReceivablesTermsTextsIn from './server/operations/receivables/terms-texts.ts'
import * as serverOperationsReceivablesTransferTextsIn from './server/operations/receivables/transfer-texts.ts'
import * as serverOperationsTextsTextProblemTextsIn from './server/operations/texts/text-problem-texts.ts'
import * as serverOperationsTextsTextValueTextsIn from './server/operations/texts/text-value-texts.ts'
import * as serverPagesRefusalTextsIn from './server/pages/refusal-texts.ts'
import * as serverProvidersIdentityBuiltInGoogleGoogleTextsIn from './server/providers/identity/built-in/google/google-texts.ts'
import * as serverProvidersImagesPictureTextsIn from './server/providers/images/picture-texts.ts'
import * as serverProvidersMailMailTextsIn from './server/providers/mail/mail-texts.ts'
import * as standardsTextsDrivetrainStandardTextsIn from './standards/texts/drivetrain-standard-texts.ts'
import * as standardsTextsFrameStandardTextsIn from './standards/texts/frame-standard-texts.ts'
import * as standardsTextsGroupTextsIn from './standards/texts/group-texts.ts'
import * as standardsTextsJobsBrakeJobTextsIn from './standards/texts/jobs/brake-job-texts.ts'
import * as standardsTextsJobsCrankJobTextsIn from './standards/texts/jobs/crank-job-texts.ts'
import * as standardsTextsJobsDrivetrainJobTextsIn from './standards/texts/jobs/drivetrain-job-texts.ts'
import * as standardsTextsJobsNeedTextsIn from './standards/texts/jobs/need-texts.ts'
import * as standardsTextsJobsSteeringJobTextsIn from './standards/texts/jobs/steering-job-texts.ts'
import * as standardsTextsJobsTyreJobTextsIn from './standards/texts/jobs/tyre-job-texts.ts'
import * as standardsTextsJobsWheelJobTextsIn from './standards/texts/jobs/wheel-job-texts.ts'
import * as standardsTextsMeasurementTextsIn from './standards/texts/measurement-texts.ts'

/** The list of the translations that the server needs, written by tools/server-texts.ts. */
export const translatedModules: readonly TranslatedModule[] = [
  [contractAccountsAccountErrorTexts, contractAccountsAccountErrorTextsIn],
  [contractAccountsAccountFieldTexts, contractAccountsAccountFieldTextsIn],
  [contractAgentsAgentFieldTexts, contractAgentsAgentFieldTextsIn],
  [contractAttemptTexts, contractAttemptTextsIn],
  [contractCatalogueImportErrorTexts, contractCatalogueImportErrorTextsIn],
  [contractCatalogueProductErrorTexts, contractCatalogueProductErrorTextsIn],
  [contractCatalogueProductFieldTexts, contractCatalogueProductFieldTextsIn],
  [contractCatalogueReviewFieldTexts, contractCatalogueReviewFieldTextsIn],
  [contractCompaniesCompanyErrorTexts, contractCompaniesCompanyErrorTextsIn],
  [contractCompaniesCompanyFieldTexts, contractCompaniesCompanyFieldTextsIn],
  [contractDeskApiKeyErrorTexts, contractDeskApiKeyErrorTextsIn],
  [contractDeskApiKeyFieldTexts, contractDeskApiKeyFieldTextsIn],
  [contractDeskDeskFieldTexts, contractDeskDeskFieldTextsIn],
  [contractErrorTexts, contractErrorTextsIn],
  [contractFieldTexts, contractFieldTextsIn],
  [contractImagesImageErrorTexts, contractImagesImageErrorTextsIn],
  [contractMovingMovingErrorTexts, contractMovingMovingErrorTextsIn],
  [contractMovingMovingFieldTexts, contractMovingMovingFieldTextsIn],
  [contractOrdersOrderErrorTexts, contractOrdersOrderErrorTextsIn],
  [contractOrdersOrderFieldTexts, contractOrdersOrderFieldTextsIn],
  [contractPaymentsCreditErrorTexts, contractPaymentsCreditErrorTextsIn],
  [contractPaymentsOnAccountErrorTexts, contractPaymentsOnAccountErrorTextsIn],
  [contractPaymentsPaymentErrorTexts, contractPaymentsPaymentErrorTextsIn],
  [contractPaymentsReceivableErrorTexts, contractPaymentsReceivableErrorTextsIn],
  [contractPaymentsReceivableFieldTexts, contractPaymentsReceivableFieldTextsIn],
  [contractPricesPriceListErrorTexts, contractPricesPriceListErrorTextsIn],
  [contractPricesPriceListFieldTexts, contractPricesPriceListFieldTextsIn],
  [contractPricesPriceRuleErrorTexts, contractPricesPriceRuleErrorTextsIn],
  [contractPricesPriceRuleFieldTexts, contractPricesPriceRuleFieldTextsIn],
  [contractRequestsQuoteErrorTexts, contractRequestsQuoteErrorTextsIn],
  [contractRequestsQuoteFieldTexts, contractRequestsQuoteFieldTextsIn],
  [contractShopShopFieldTexts, contractShopShopFieldTextsIn],
  [contractWebhooksWebhookErrorTexts, contractWebhooksWebhookErrorTextsIn],
  [contractWebhooksWebhookFieldTexts, contractWebhooksWebhookFieldTextsIn],
  [domainAddressesPartLabelTexts, domainAddressesPartLabelTextsIn],
  [domainCatalogueFamilyTexts, domainCatalogueFamilyTextsIn],
  [domainCatalogueProductFileFileTexts, domainCatalogueProductFileFileTextsIn],
  [domainCatalogueSpecKeyTexts, domainCatalogueSpecKeyTextsIn],
  [domainCatalogueStockTexts, domainCatalogueStockTextsIn],
  [domainFitFitTexts, domainFitFitTextsIn],
  [domainInWordsTexts, domainInWordsTextsIn],
  [domainMovingMovingTexts, domainMovingMovingTextsIn],
  [domainPaymentsCardTexts, domainPaymentsCardTextsIn],
  [domainPricesPriceFileTexts, domainPricesPriceFileTextsIn],
  [domainReceivablesReminderTexts, domainReceivablesReminderTextsIn],
  [domainSearchSearchWords, domainSearchSearchWordsIn],
  [domainSearchSingular, domainSearchSingularIn],
  [domainSearchTradeJobs, domainSearchTradeJobsIn],
  [domainSearchTradeWords, domainSearchTradeWordsIn],
  [domainSearchWrittenPageTexts, domainSearchWrittenPageTextsIn],
  [domainShopNumberTexts, domainShopNumberTextsIn],
  [domainShopPriceTermsTexts, domainShopPriceTermsTextsIn],
  [domainShopUndoingTexts, domainShopUndoingTextsIn],
  [domainWritingZoneNameTexts, domainWritingZoneNameTextsIn],
  [serverHttpMcpToolTexts, serverHttpMcpToolTextsIn],
  [serverHttpServingDefaultFieldTexts, serverHttpServingDefaultFieldTextsIn],
  [serverOperationsCartsCartTexts, serverOperationsCartsCartTextsIn],
  [serverOperationsCatalogueCatalogueTexts, serverOperationsCatalogueCatalogueTextsIn],
  [serverOperationsCatalogueLedgerTexts, serverOperationsCatalogueLedgerTextsIn],
  [serverOperationsChangesUndoTexts, serverOperationsChangesUndoTextsIn],
  [serverOperationsEInvoicesEInvoiceTexts, serverOperationsEInvoicesEInvoiceTextsIn],
  [serverOperationsEmailsAccountEmailTexts, serverOperationsEmailsAccountEmailTextsIn],
  [serverOperationsEmailsAdminEmailTexts, serverOperationsEmailsAdminEmailTextsIn],
  [serverOperationsEmailsApiKeyEmailTexts, serverOperationsEmailsApiKeyEmailTextsIn],
  [serverOperationsEmailsCompanyEmailTexts, serverOperationsEmailsCompanyEmailTextsIn],
  [serverOperationsEmailsCreditEmailTexts, serverOperationsEmailsCreditEmailTextsIn],
  [serverOperationsEmailsDeliveryTexts, serverOperationsEmailsDeliveryTextsIn],
  [serverOperationsEmailsDisputeEmailTexts, serverOperationsEmailsDisputeEmailTextsIn],
  [serverOperationsEmailsFiguresEmailTexts, serverOperationsEmailsFiguresEmailTextsIn],
  [serverOperationsEmailsFormatTexts, serverOperationsEmailsFormatTextsIn],
  [serverOperationsEmailsInvoiceEmailTexts, serverOperationsEmailsInvoiceEmailTextsIn],
  [serverOperationsEmailsNoticeEmailTexts, serverOperationsEmailsNoticeEmailTextsIn],
  [serverOperationsEmailsOfferEmailTexts, serverOperationsEmailsOfferEmailTextsIn],
  [serverOperationsEmailsOnAccountEmailTexts, serverOperationsEmailsOnAccountEmailTextsIn],
  [serverOperationsEmailsOrderEmailTexts, serverOperationsEmailsOrderEmailTextsIn],
  [serverOperationsEmailsPasskeyEmailTexts, serverOperationsEmailsPasskeyEmailTextsIn],
  [serverOperationsEmailsPriceTexts, serverOperationsEmailsPriceTextsIn],
  [serverOperationsEmailsReadyEmailTexts, serverOperationsEmailsReadyEmailTextsIn],
  [serverOperationsEmailsReceivableEmailTexts, serverOperationsEmailsReceivableEmailTextsIn],
  [serverOperationsEmailsRefundEmailTexts, serverOperationsEmailsRefundEmailTextsIn],
  [serverOperationsEmailsRequestEmailTexts, serverOperationsEmailsRequestEmailTextsIn],
  [serverOperationsEmailsRestockEmailTexts, serverOperationsEmailsRestockEmailTextsIn],
  [serverOperationsEmailsReviewEmailTexts, serverOperationsEmailsReviewEmailTextsIn],
  [serverOperationsEmailsSendingTexts, serverOperationsEmailsSendingTextsIn],
  [serverOperationsEmailsSentEmailTexts, serverOperationsEmailsSentEmailTextsIn],
  [serverOperationsEmailsSignInCodeEmailTexts, serverOperationsEmailsSignInCodeEmailTextsIn],
  [serverOperationsEmailsWithdrawalEmailTexts, serverOperationsEmailsWithdrawalEmailTextsIn],
  [serverOperationsImportsAdaptationTexts, serverOperationsImportsAdaptationTextsIn],
  [serverOperationsImportsImportRefusalTexts, serverOperationsImportsImportRefusalTextsIn],
  [serverOperationsImportsImportTexts, serverOperationsImportsImportTextsIn],
  [serverOperationsImportsPictureFetchTexts, serverOperationsImportsPictureFetchTextsIn],
  [serverOperationsInvoicesInvoiceTexts, serverOperationsInvoicesInvoiceTextsIn],
  [serverOperationsOffersOfferTexts, serverOperationsOffersOfferTextsIn],
  [serverOperationsOrdersLimitTexts, serverOperationsOrdersLimitTextsIn],
  [serverOperationsPaymentsPayableTexts, serverOperationsPaymentsPayableTextsIn],
  [serverOperationsPricesDiscountTexts, serverOperationsPricesDiscountTextsIn],
  [serverOperationsPricesPriceTexts, serverOperationsPricesPriceTextsIn],
  [serverOperationsReceivablesTermsTexts, serverOperationsReceivablesTermsTextsIn],
  [serverOperationsReceivablesTransferTexts, serverOperationsReceivablesTransferTextsIn],
  [serverOperationsTextsTextProblemTexts, serverOperationsTextsTextProblemTextsIn],
  [serverOperationsTextsTextValueTexts, serverOperationsTextsTextValueTextsIn],
  [serverPagesRefusalTexts, serverPagesRefusalTextsIn],
  [serverProvidersIdentityBuiltInGoogleGoogleTexts, serverProvidersIdentityBuiltInGoogleGoogleTextsIn],
  [serverProvidersImagesPictureTexts, serverProvidersImagesPictureTextsIn],
  [serverProvidersMailMailTexts, serverProvidersMailMailTextsIn],
  [standardsTextsDrivetrainStandardTexts, standardsTextsDrivetrainStandardTextsIn],
  [standardsTextsFrameStandardTexts, standardsTextsFrameStandardTextsIn],
  [standardsTextsGroupTexts, standardsTextsGroupTextsIn],
  [standardsTextsJobsBrakeJobTexts, standardsTextsJobsBrakeJobTextsIn],
  [standardsTextsJobsCrankJobTexts, standardsTextsJobsCrankJobTextsIn],
  [standardsTextsJobsDrivetrainJobTexts, standardsTextsJobsDrivetrainJobTextsIn],
  [standardsTextsJobsNeedTexts, standardsTextsJobsNeedTextsIn],
  [standardsTextsJobsSteeringJobTexts, standardsTextsJobsSteeringJobTextsIn],
  [standardsTextsJobsTyreJobTexts, standardsTextsJobsTyreJobTextsIn],
  [standardsTextsJobsWheelJobTexts, standardsTextsJobsWheelJobTextsIn],
  [standardsTextsMeasurementTexts, standardsTextsMeasurementTextsIn],
]
