import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { linkField } from './pasted-link.ts'

interface PasteLinkFormProps {
  /** The address of the page, which has an action for the form. */
  readonly action: string
  readonly lead: string
  readonly label: string
  readonly submit: string
}

/**
 * Asks for the email's link. A browser without JavaScript cannot read the fragment that holds the secret, so the form
 * posts it: no address, log or `Referer` contains it.
 */
export function PasteLinkForm({ action, lead, label, submit }: PasteLinkFormProps) {
  return (
    <form className="grid gap-3" method="post" action={action}>
      <p>{lead}</p>
      <TextField label={label} name={linkField} required autoComplete="off" spellCheck={false} />
      <Button kind="go" type="submit" className="sm:justify-self-start">
        {submit}
      </Button>
    </form>
  )
}
