import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../../server/data/open-database.ts'
import { type MailServer, startMailServer } from '../../../server/providers/mail/testing/mail-server.ts'
import type { Figure, LongRun } from '../../long-run.ts'
import { startBookingLoad } from '../booking-load.ts'
import { figure, seconds } from '../shop-behind-proxy.ts'
import { type Peopled, placeAt, withCluster } from './loaded-cluster.ts'

const waitAtMostMs = 120_000

export const jobsOnce: LongRun = {
  name: 'cluster-jobs-once',
  about: 'three shops send the mails of a hundred bookings: each email once',
  needs: 'cluster',
  async run() {
    const mail = await startMailServer()
    try {
      const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'shop@example.com' }
      return await withCluster((peopled) => sendAll(peopled, mail), { settings })
    } finally {
      await mail.stop()
    }
  },
}

async function sendAll({ cluster, crowd }: Peopled, mail: MailServer): Promise<readonly Figure[]> {
  const load = startBookingLoad(cluster.origin, crowd)
  while (load.acknowledged.size < 100) await wait(10)
  await load.stop()
  const startedAt = performance.now()
  const database = await openDatabase(placeAt(cluster.postgres.urlOf('primary')), (error) => {
    throw error
  })
  const written = async (onlyUnsent: boolean) => {
    const all = database.read.selectFrom('outbox')
    const counted = onlyUnsent ? all.where('sent_at', 'is', null) : all
    const { count } = await counted
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  try {
    while ((await written(true)) > 0 && performance.now() - startedAt < waitAtMostMs) await wait(200)
    const sentMs = performance.now() - startedAt
    // Long enough for a second sending.
    await wait(10_000)
    const [all, unsent] = [await written(false), await written(true)]
    const different = new Set(mail.received.map(({ mail: { messageId } }) => messageId)).size
    return [
      figure('mails written', all, 'at least 100', all >= 100),
      figure('mails that wait after', `${unsent} after ${seconds(sentMs)}`, '0', unsent === 0),
      figure('mails received', mail.received.length, `${all}`, mail.received.length === all),
      figure('different mails among them', different, `${all}`, different === all),
    ]
  } finally {
    await database.close()
  }
}
