import type { StaffRole } from '../../contract/accounts/roles.ts'
import type { allOperations } from '../../contract/all-operations.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Access } from '../../contract/operation.ts'

/** The kinds of caller. Each sends a request that is valid for its owner. */
export const callers = [
  'no token',
  'bad token',
  'expired token',
  'signed out',
  'other customer',
  'owner',
  'packer',
  'bookkeeper',
  'admin',
  'demoted admin',
] as const
export type CallerKind = (typeof callers)[number]

/** The outcome for each caller: an error code, or `done`. */
export type Row = Readonly<Record<CallerKind, ErrorCode | 'done'>>

type AnyOperation = (typeof allOperations)[number]

function withoutSession(noToken: Row['no token'], withToken: Row['no token']) {
  return {
    'no token': noToken,
    'bad token': withToken,
    'expired token': withToken,
    'signed out': withToken,
  } as const
}

const anyone: Row = {
  ...withoutSession('done', 'done'),
  'other customer': 'done',
  owner: 'done',
  packer: 'done',
  bookkeeper: 'done',
  admin: 'done',
  'demoted admin': 'done',
}

/** Only a caller with an ID token of the sign-in provider; an access token is not sufficient. */
const idTokenOnly: Row = {
  ...withoutSession('SIGN_IN_REQUIRED', 'PROOF_INVALID'),
  'other customer': 'PROOF_INVALID',
  owner: 'done',
  packer: 'PROOF_INVALID',
  bookkeeper: 'PROOF_INVALID',
  admin: 'PROOF_INVALID',
  'demoted admin': 'PROOF_INVALID',
}

/** Each customer may call it for their own data. `others`, `admin` and `staff` are the outcomes of these callers. */
function own(others: ErrorCode | 'done', admin = others, staff = others): Row {
  return {
    ...withoutSession('SIGN_IN_REQUIRED', 'SESSION_ENDED'),
    'other customer': others,
    owner: 'done',
    packer: staff,
    bookkeeper: staff,
    admin,
    'demoted admin': others,
  }
}

/** Only callers whose role is admin at the time of the request. The owner is an ordinary customer here. */
const adminsOnly: Row = { ...own('NOT_ALLOWED', 'done'), owner: 'NOT_ALLOWED' }

const rowsOfAccess: Readonly<Record<Exclude<Access, 'customer' | 'admin'>, Row>> = {
  public: anyone,
  proof: idTokenOnly,
}

/** Admin operations that lesser roles may also call, listed here independently of the contract. */
const staffMayCall: Partial<Record<AnyOperation['id'], readonly StaffRole[]>> = {
  listOrders: ['packer', 'bookkeeper'],
  getOrderTotals: ['packer', 'bookkeeper'],
  markSent: ['packer'],
  undoSending: ['packer'],
  sendOrders: ['packer'],
  markReady: ['packer'],
  tellReadyAgain: ['packer'],
  findPickUps: ['packer'],
  handOut: ['packer'],
  addParcel: ['packer'],
  correctParcel: ['packer'],
  removeParcel: ['packer'],
  refundOrder: ['bookkeeper'],
  endWithdrawal: ['bookkeeper'],
  listInvoices: ['bookkeeper'],
  sumTaxes: ['bookkeeper'],
  correctInvoice: ['bookkeeper'],
  exportOrders: ['bookkeeper'],
  exportInvoices: ['bookkeeper'],
  exportPostings: ['bookkeeper'],
  exportEInvoices: ['bookkeeper'],
  createExportLink: ['bookkeeper'],
  listOwedRefunds: ['bookkeeper'],
  getBoard: ['bookkeeper'],
  listPaymentsToCheck: ['bookkeeper'],
  exportPaymentsToCheck: ['bookkeeper'],
  exportArchivedOrders: ['bookkeeper'],
  listArchivedOrders: ['packer', 'bookkeeper'],
  sumArchivedOrders: ['bookkeeper'],
  retryRefund: ['bookkeeper'],
  listPriceRules: ['bookkeeper'],
  getPriceRule: ['bookkeeper'],
  listCustomerGroups: ['bookkeeper'],
  listPriceLists: ['bookkeeper'],
  listListedPrices: ['bookkeeper'],
  exportListedPrices: ['bookkeeper'],
  getCreditOf: ['bookkeeper'],
  listCompanies: ['bookkeeper'],
  getCompany: ['bookkeeper'],
  listReceivables: ['bookkeeper'],
  sumReceivables: ['bookkeeper'],
  listOwingCompanies: ['bookkeeper'],
  getReceivable: ['bookkeeper'],
  noteDispute: ['bookkeeper'],
  exportReceivables: ['bookkeeper'],
  listTransfers: ['bookkeeper'],
  proposeTransfer: ['bookkeeper'],
  recordTransfer: ['bookkeeper'],
  assignTransfer: ['bookkeeper'],
  returnTransfer: ['bookkeeper'],
  reverseTransfer: ['bookkeeper'],
  getNotifications: ['packer', 'bookkeeper'],
  chooseNotifications: ['packer', 'bookkeeper'],
  sendExampleNotice: ['packer', 'bookkeeper'],
}

function rowOfAdmins(id: AnyOperation['id']): Row {
  const allowed = (staffMayCall[id] ?? []).map((role) => [role, 'done'] as const)
  // An admin changes only own keys; the valid call is for a key of another.
  const admin = id === 'changeApiKey' ? { admin: 'API_KEY_OF_ANOTHER' as const } : {}
  return { ...adminsOnly, ...Object.fromEntries(allowed), ...admin }
}

/** Operations on the caller's own account accept every customer: `own('done')`. */
const rowsOfCustomers: Readonly<Record<Extract<AnyOperation, { access: 'customer' }>['id'], Row>> = {
  addReview: own('done'),
  requestOwnRestock: own('done'),
  getAdmin: own('NOT_ALLOWED', 'done'),
  endSession: own('done'),
  quickSearch: own('done'),
  listSignIns: own('done'),
  endSignIn: own('SIGN_IN_NOT_FOUND'),
  endOtherSignIns: own('done'),
  getAccount: own('done'),
  exportOwnData: own('done'),
  getProfile: own('NOT_ALLOWED'),
  saveProfile: own('NOT_ALLOWED'),
  listAddresses: own('done'),
  addAddress: own('done'),
  changeAddress: own('ADDRESS_NOT_FOUND'),
  deleteAddress: own('ADDRESS_NOT_FOUND'),
  setDeliveryAddress: own('ORDER_NOT_FOUND'),
  chooseDeliveryWay: own('ORDER_NOT_FOUND'),
  getInvoice: own('INVOICE_NOT_FOUND', 'done', 'done'),
  getEInvoice: own('INVOICE_NOT_FOUND', 'done', 'done'),
  listOwnArchivedOrders: own('done'),
  getCredit: own('done'),
  listCredit: own('done'),
  payWithCredit: own('LINES_REFUSED'),
  listOwnReceivables: own('done'),
  redeemGiftCard: own('done'),
  getOwnCompany: own('done'),
  askForCompany: own('done'),
  changeOwnCompany: own('NO_COMPANY'),
  leaveOwnCompany: own('NO_COMPANY'),
  inviteBuyer: own('NO_COMPANY'),
  withdrawInvitation: own('NO_COMPANY'),
  removeBuyer: own('NO_COMPANY'),
  joinCompany: own('EMAIL_NOT_PROVEN'),
  getOwnTerms: own('done'),
  orderOnAccount: own('LINES_REFUSED'),
  getBasket: own('done'),
  putBasket: own('done'),
  listKeptLists: own('done'),
  getKeptList: own('LIST_NOT_FOUND'),
  addKeptList: own('done'),
  changeKeptList: own('LIST_NOT_FOUND'),
  addToKeptList: own('LIST_NOT_FOUND'),
  deleteKeptList: own('LIST_NOT_FOUND'),
  findByNumbers: own('done'),
  bookTool: own('done'),
  quoteOwnDiscount: own('done'),
  quoteOwnPrices: own('done'),
  bookTogether: own('done'),
  listChosenOrders: own('done'),
  acceptOffer: own('done'),
  changeReference: own('ORDER_NOT_FOUND'),
  listOwnOrders: own('NOT_ALLOWED'),
  getOrder: own('ORDER_NOT_FOUND', 'done', 'done'),
  getTimeline: own('ORDER_NOT_FOUND', 'done', 'done'),
  cancelOrder: own('ORDER_NOT_FOUND'),
  createPaymentIntent: own('ORDER_NOT_FOUND'),
  recordPayment: own('ORDER_NOT_FOUND'),
}

/** Returns an operation's row; undefined if it has none. */
export function rowOf(operation: AnyOperation): Row | undefined {
  const { access, id } = operation
  if (access === 'customer') return rowsOfCustomers[id]
  return access === 'admin' ? rowOfAdmins(id) : rowsOfAccess[access]
}
