/** Shows an email address that preferably wraps after its @. */
export function EmailText({ email }: { email: string }) {
  const [name, ...host] = email.split('@')
  return (
    <span className="email-text">
      {name}
      {host.length > 0 && (
        <>
          @<wbr />
          {host.join('@')}
        </>
      )}
    </span>
  )
}
