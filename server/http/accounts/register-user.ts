import { registerUser as operation } from '../../../contract/accounts.ts'
import { deviceWords } from '../../../domain/device-words.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { registerUser as register } from '../../operations/accounts/register-user.ts'
import { serve } from '../serve-operation.ts'

export const registerUser = serve(
  operation,
  async ({ shop, web, caller, input, userAgent }) => {
    const { email } = input.params
    if (input.body.email !== email) return refused('NOT_ALLOWED')
    const opening = { email, sessionMs: web.sessionMs, device: deviceWords(userAgent) }
    const registered = await register(shop, web.identity, caller, opening)
    if (!registered.ok) return registered
    const { user, sessionId } = registered.value
    return done({ token: await web.tokens.sign({ userId: user.id, sessionId, lifeMs: web.sessionMs }) })
  },
  { mayCall: (account, { email }) => account.email.toLowerCase() === email },
)
