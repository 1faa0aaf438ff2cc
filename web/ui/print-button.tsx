import { Button } from './button.tsx'

/** Opens the browser's own dialog for printing this page. */
export function PrintButton({ text }: { text: string }) {
  return (
    <Button kind="quiet" onClick={() => window.print()}>
      {text}
    </Button>
  )
}
