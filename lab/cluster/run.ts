// npm run cluster    nginx, three processes of the shop and PostgreSQL with a standby on this machine, until Ctrl-C
import { once } from 'node:events'
import { CommandError, runCommand } from '../../tools/run-command.ts'
import { missingForCluster } from './programs.ts'
import { startCluster } from './start-cluster.ts'

await runCommand(async () => {
  const missing = missingForCluster()
  if (missing !== undefined) throw new CommandError(missing)
  const admin = { ADMIN_EMAIL: 'admin@truewheel.example', ADMIN_PASSWORD: 'an admin of the cluster' }
  const cluster = await startCluster({ port: Number(process.env.PORT ?? 3000), settings: admin })
  const { origin, shops, postgres, address } = cluster
  console.log(`
  nginx       ${origin}
  shops       ${shops.map((shop) => shop.origin).join('  ')}
  PostgreSQL  primary at port ${postgres.portOf('primary')}, standby at port ${postgres.portOf('standby')}
              the shops find the primary at port ${address.port}
  Admin       ${admin.ADMIN_EMAIL} with the password: ${admin.ADMIN_PASSWORD}

  The data is deleted with the cluster. Ctrl-C stops it.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await cluster.stop()
})
