import { inLanguage } from '../../../contract/languages/said.ts'
import type { Email } from './email.ts'
import { figuresEmailTexts } from './figures-email-texts.ts'
import type { MailingShop } from './formats.ts'
import { dashboardAddress } from './page-links.ts'

/** The figures of one day of the shop, and the open tasks. */
export interface DayFigures {
  readonly date: string
  readonly takenCents: number
  readonly paid: number
  readonly booked: number
  readonly refunds: number
  readonly givenBackCents: number
  readonly toSend: number
  /** What companies owe, and the part that is overdue. */
  readonly owedCents: number
  readonly overdueCents: number
  readonly low: number
}

/** Sends staff the figures of a day, in one line and as a table below. */
export function figuresEmail(day: DayFigures, shop: MailingShop): Email {
  const { language, settings } = shop
  const { formats } = settings
  const texts = inLanguage(figuresEmailTexts, language)
  const { takenCents, paid, booked, refunds, givenBackCents, toSend, low } = day
  const { owedCents, overdueCents } = day
  const date = formats.date(day.date)
  const taken = formats.amount(takenCents)
  return {
    language,
    subject: texts.subject(date, taken, paid, toSend),
    paragraphs: [texts.yesterday],
    facts: [
      [texts.day, date],
      [texts.revenue, taken],
      [texts.ordersPaid, String(paid)],
      [texts.ordersBooked, String(booked)],
      [texts.refunded, texts.refundedIn(formats.amount(givenBackCents), refunds)],
      [texts.toSend, String(toSend)],
      [texts.low, String(low)],
      ...(owedCents > 0 ? [[texts.owed, formats.amount(owedCents)] as const] : []),
      ...(overdueCents > 0 ? [[texts.overdue, formats.amount(overdueCents)] as const] : []),
    ],
    link: { text: texts.link, address: dashboardAddress(shop) },
  }
}
