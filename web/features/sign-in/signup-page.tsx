import '../../styles/utilities.css'
import { useForm } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router'
import { signUpForm } from '../../../contract/accounts/accounts.ts'
import { links } from '../../routing/links.ts'
import { useIsSignedIn } from '../../session/confirm-session.ts'
import { signInFields } from '../../texts/sign-in-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { typedEmail } from './form-link.tsx'
import { SignInSheet } from './sign-in-sheet.tsx'
import { signupTexts } from './texts.ts'
import { useSignInAttempt } from './use-sign-in-attempt.ts'

interface SignupValues {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Renders `/signup` (spec §2). Redirects a signed-in person home. */
export function SignupPage() {
  return useIsSignedIn() ? <Navigate to={links.home} replace /> : <SignupSheet />
}

/** Holds the typed values and the state of the attempt only until a person is signed in. */
function SignupSheet() {
  const { state } = useLocation()
  const { register, handleSubmit, formState, watch } = useForm<SignupValues>({
    defaultValues: { name: '', email: typedEmail(state), password: '' },
  })
  const attempt = useSignInAttempt()
  const { name, email, password } = formState.errors
  return (
    <SignInSheet
      texts={signupTexts}
      otherWay={links.login()}
      email={watch('email')}
      attempt={attempt}
      onSubmit={handleSubmit((given) =>
        attempt.run((ways) => ways.signUpWithPassword(given.name, given.email, given.password)),
      )}
    >
      <TextField
        label={signInFields.name}
        type="text"
        autoComplete="name"
        maxLength={120}
        problem={name?.message}
        {...register('name', {
          ...signUpForm.name,
          // Spaces alone are not a name.
          validate: (text) => text.trim() !== '' || signUpForm.name.required,
        })}
      />
      <TextField
        label={signInFields.email}
        type="email"
        autoComplete="email"
        problem={email?.message}
        {...register('email', signUpForm.email)}
      />
      <TextField
        label={signInFields.password}
        hint={signInFields.passwordHint}
        type="password"
        autoComplete="new-password"
        problem={password?.message}
        {...register('password', signUpForm.password)}
      />
    </SignInSheet>
  )
}
