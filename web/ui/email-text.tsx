/** An e-mail address that a narrow place breaks behind its @ before anywhere else. */
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
