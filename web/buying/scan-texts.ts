/** Texts of reading barcodes with the camera. */
export const scanTexts = {
  scan: 'Scan with the camera',
  heading: 'Scan barcodes',
  hint: 'Hold a barcode in front of the camera. Each one is added once while it is in view.',
  camera: 'Picture of the camera',
  read: (number: string) => `Read: ${number}`,
  noCamera: 'The camera cannot be used. Allow it in the browser, or type the number.',
  done: 'Done',
  close: 'Close',
} as const
