/** An e-mail address that a narrow place breaks behind its @ before anywhere else. */
export function EmailText({ email }: { email: string }) {
  const [name, ...host] = email.split('@')
  return (
    <span className="wrap-break-word">
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
