import { setTimeout as wait } from 'node:timers/promises'
import { ownCode } from '../../cluster/start-cluster.ts'
import type { LongRun } from '../../long-run.ts'
import { bookMeanwhile, withCluster } from './loaded-cluster.ts'

/** Kills one of three processes, and starts it again. */
export const killOneShop: LongRun = {
  name: 'cluster-kill-shop',
  about: 'kill -9 of one of three shops behind nginx while customers book, and its start after a second',
  needs: 'cluster',
  run: () =>
    withCluster((peopled) =>
      bookMeanwhile(peopled, async () => {
        const [shop] = peopled.cluster.shops
        await shop?.end('SIGKILL')
        await wait(1_000)
        await shop?.start(ownCode)
      }),
    ),
}

export const restartPostgres: LongRun = {
  name: 'cluster-restart-postgres',
  about: 'stops and starts the primary PostgreSQL while customers book at three shops',
  needs: 'cluster',
  run: () =>
    withCluster((peopled) => bookMeanwhile(peopled, () => peopled.cluster.postgres.restartPrimary())),
}

export const hangPostgres: LongRun = {
  name: 'cluster-hang-postgres',
  about: 'the network to PostgreSQL hangs for 10 s while customers book at three shops',
  needs: 'cluster',
  run: () =>
    withCluster((peopled) =>
      bookMeanwhile(peopled, async () => {
        peopled.cluster.address.hang()
        await wait(10_000)
        peopled.cluster.address.resume()
      }),
    ),
}

export const promoteStandby: LongRun = {
  name: 'cluster-promote',
  about:
    'kill -9 of the primary PostgreSQL while customers book, promotion of the standby that commits wait for',
  needs: 'cluster',
  run: () => withCluster((peopled) => bookMeanwhile(peopled, () => peopled.cluster.promote(), 'standby')),
}
