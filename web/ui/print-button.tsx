import { Button } from './button.tsx'
import { PrintIcon } from './icons.tsx'

/** Opens the browser's print dialog. */
export function PrintButton({ text }: { text: string }) {
  return (
    <Button kind="quiet" onClick={() => window.print()}>
      <PrintIcon />
      {text}
    </Button>
  )
}
