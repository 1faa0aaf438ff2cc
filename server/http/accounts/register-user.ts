import { registerUser as operation } from '../../../contract/accounts/register-user.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { registerUser as register } from '../../operations/accounts/register-user.ts'
import { serve } from '../serve-operation.ts'

export const registerUser = serve(
  operation,
  async ({ shop, web, caller, input }) => {
    const { email } = input.params
    if (input.body.email !== email) return refused('NOT_ALLOWED')
    const registered = await register(shop, caller, email, web.sessionMs)
    if (!registered.ok) return registered
    const { user, sessionId } = registered.value
    return done({ token: await web.tokens.sign({ userId: user.id, sessionId, lifeMs: web.sessionMs }) })
  },
  { mayCall: (account, { email }) => account.email.toLowerCase() === email },
)
