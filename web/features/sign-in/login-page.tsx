import '../../styles/utilities.css'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type Location, Navigate, useLocation, useNavigate } from 'react-router'
import { signInForm } from '../../../contract/accounts/accounts.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { useIsSignedIn } from '../../session/confirm-session.ts'
import { returnPath } from '../../session/return-to.ts'
import { forgotPasswordTexts } from '../../texts/sign-in-by-mail.ts'
import { signInFields } from '../../texts/sign-in-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormLink, typedEmail } from './form-link.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'
import { loginTexts } from './texts.ts'
import { usePasskeyAutofill } from './use-passkey-autofill.ts'
import { useSignInAttempt } from './use-sign-in-attempt.ts'

interface LoginValues {
  readonly email: string
  readonly password: string
}

/** Renders `/login` (spec §2). Redirects a signed-in person to the return path, or home. */
export function LoginPage() {
  const place = useLocation()
  useOriginInState(place)
  return useIsSignedIn() ? <Navigate to={returnPath(place)} replace /> : <LoginSheet />
}

/** Holds the typed values and the state of the attempt only until a person is signed in. */
function LoginSheet() {
  const { state } = useLocation()
  const { register, handleSubmit, formState, watch } = useForm<LoginValues>({
    defaultValues: { email: typedEmail(state), password: '' },
  })
  const email = watch('email')
  const attempt = useSignInAttempt()
  const { passkeys } = useShopSettings().identity
  usePasskeyAutofill(attempt)
  return (
    <SignInSheet
      texts={loginTexts}
      otherWay={links.signup}
      email={email}
      attempt={attempt}
      passkeys
      onSubmit={handleSubmit(({ email, password }) =>
        attempt.run((ways) => ways.signInWithPassword(email, password)),
      )}
      help={
        <p>
          <FormLink to={links.forgotPassword} state={{ ...state, email }}>
            {forgotPasswordTexts.link}
          </FormLink>
        </p>
      }
    >
      <TextField
        label={signInFields.email}
        type="email"
        autoComplete={passkeys === undefined ? 'username' : 'username webauthn'}
        problem={formState.errors.email?.message}
        {...register('email', signInForm.email)}
      />
      <TextField
        label={signInFields.password}
        type="password"
        autoComplete="current-password"
        problem={formState.errors.password?.message}
        {...register('password', signInForm.password)}
      />
    </SignInSheet>
  )
}

/** Moves the return path from the address, where the guard's redirect put it, to the state of the history entry. */
function useOriginInState(place: Location): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!new URLSearchParams(place.search).has('from')) return
    void navigate(links.login(), {
      replace: true,
      state: { from: returnPath(place) },
      preventScrollReset: true,
    })
  }, [place, navigate])
}
