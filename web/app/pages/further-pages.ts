import { accessibilityPage } from './accessibility.ts'
import { basketPage } from './basket.ts'
import { blogPage } from './blog.ts'
import { comparePage } from './compare.ts'
import { contactPage } from './contact.ts'
import { deliveryPage } from './delivery.ts'
import { fitPage } from './fit.ts'
import { forgotPasswordPage } from './forgot-password.ts'
import { jobPage } from './job.ts'
import { jobsPage } from './jobs.ts'
import { loginPage } from './login.ts'
import { offerPage } from './offer.ts'
import { orderPage } from './order.ts'
import { portfolioPage } from './portfolio.ts'
import { privacyPage } from './privacy.ts'
import { quotePage } from './quote.ts'
import { resetPasswordPage } from './reset-password.ts'
import { restockPage } from './restock.ts'
import { returnsPage } from './returns.ts'
import { signupPage } from './signup.ts'
import { statusPage } from './status.ts'
import { termsPage } from './terms.ts'
import { verifyAddressPage } from './verify-address.ts'
import { withdrawPage } from './withdraw.ts'

/** The public pages whose routes load on the first navigation to one of them. */
export const furtherPages = [
  loginPage,
  signupPage,
  comparePage,
  basketPage,
  withdrawPage,
  statusPage,
  forgotPasswordPage,
  resetPasswordPage,
  verifyAddressPage,
  restockPage,
  offerPage,
  orderPage,
  fitPage,
  jobsPage,
  jobPage,
  blogPage,
  portfolioPage,
  deliveryPage,
  returnsPage,
  privacyPage,
  termsPage,
  accessibilityPage,
  contactPage,
  quotePage,
] as const
