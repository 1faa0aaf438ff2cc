// npm run doctor: checks for each setting whether its service answers. Exits with 1 if one does not.
// npm run doctor -- --reset-second-step EMAIL: lets an owner in who lost every passkey and recovery code
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../server/config/load-environment.ts'
import { readSettings } from '../server/config/read-settings.ts'
import { SettingError } from '../server/config/setting-kinds.ts'
import { examineAdmin } from './doctor/examine-admin.ts'
import { examineFirebase } from './doctor/examine-firebase.ts'
import { examineGoogle } from './doctor/examine-google.ts'
import { examineImgbb } from './doctor/examine-imgbb.ts'
import { examineMail } from './doctor/examine-mail.ts'
import { examineS3 } from './doctor/examine-s3.ts'
import { examineShop } from './doctor/examine-shop.ts'
import { examineStripe } from './doctor/examine-stripe.ts'
import { hasProblem, reportOf } from './doctor/report.ts'
import { resetSecondFactor } from './doctor/reset-second-factor.ts'

async function main(): Promise<void> {
  const environment = loadEnvironment()
  const settings = readSettings(environment)
  const { values } = parseArgs({ options: { 'reset-second-step': { type: 'string' } } })
  const email = values['reset-second-step']
  if (email !== undefined) {
    const { done, sentence } = await resetSecondFactor(settings, email)
    console.log(sentence)
    process.exitCode = done ? 0 : 1
    return
  }
  const examinations = [
    examineShop,
    examineAdmin,
    examineFirebase,
    examineStripe,
    examineGoogle,
    examineImgbb,
    examineS3,
    examineMail,
  ]
  const examined = await Promise.all(examinations.map((examine) => examine(settings)))
  const findings = Object.assign({}, ...examined)
  console.log(reportOf(findings, environment))
  process.exitCode = hasProblem(findings) ? 1 : 0
}

main().catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error
  console.error(`WRONG  ${error.message}`)
  process.exitCode = 1
})
