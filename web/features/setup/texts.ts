import type { SetupStep } from '../../../contract/shop/setup.ts'
import { listed } from '../../../domain/in-words.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'

interface StepTexts {
  readonly title: string
  /** The open work; `missing` names the missing parts of a step with several. */
  readonly open: (missing: string) => string
  /** The text for the operator of the server. */
  readonly operator?: string
  /** The dashboard page for this step. */
  readonly link?: { readonly to: string; readonly text: string }
}

/** Texts of the steps before a new shop can sell (extension). */
export const setupTexts = {
  heading: 'Before you open',
  count: (done: number, all: number) => `${done} of ${all} done`,
  loading: 'Loading the open tasks of the setup',
  notLoaded: 'The open tasks of the setup did not load.',
  isDone: 'Done:',
  isOpen: 'To do:',
  hasStandIn: 'A stand-in serves:',
  and: (parts: readonly string[]) => listed(parts, 'and'),
} as const

/** The texts of each step. */
export const stepTexts: Readonly<Record<SetupStep, StepTexts>> = {
  company: {
    title: 'Shop details',
    open: (missing) => `Enter your own ${missing}.`,
    link: { to: dashboardLinks.settings('company'), text: 'Enter the details' },
  },
  tool: {
    title: 'First tool',
    open: () => 'Nothing is for sale yet.',
    link: { to: dashboardLinks.addProduct, text: 'Hang the first tool' },
  },
  texts: {
    title: 'Terms and privacy',
    open: (missing) => `Write the text of ${missing}.`,
    link: { to: dashboardLinks.texts(), text: 'Write the texts' },
  },
  cards: {
    title: 'Cards',
    open: () => 'Test cards are used: no real card is charged.',
    operator:
      'The operator of the server sets STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY (docs/providers/stripe.md).',
  },
  mail: {
    title: 'Email',
    open: () => 'No email leaves the shop: each one stays in the dashboard, under Messages.',
    operator: 'The operator of the server sets SMTP_URL and MAIL_FROM (docs/providers/mail.md).',
  },
  domain: {
    title: 'Public address',
    open: () => 'Customers need an address with https that is not this computer’s own.',
    operator: 'The operator of the server sets PUBLIC_URL (docs/operations.md).',
  },
}

/** Names of the parts that a step can lack. */
export const missingTexts = {
  name: 'name',
  address: 'address',
  email: 'email',
  terms: 'Terms',
  privacy: 'Privacy',
} as const
