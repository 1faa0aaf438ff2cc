/** The sentences of the refusals about imports of products. */
export const importErrorTexts = {
  IMPORT_NOT_FOUND: 'This import does not exist. Reload the list of imports.',
  IMPORT_NOT_READY: 'This import is no longer in the state that was shown. Look at it again.',
  IMPORT_TOO_OLD:
    'This import is too old to be undone: its changes are no longer stored. Change the products one by one.',
  IMPORT_HAS_ERRORS:
    'Some rows are wrong, so nothing was changed. Correct them in the file and send it again.',
  IMPORT_STOPPED:
    'This was stopped before its end, so nothing was changed. Start it again if you still want it.',
  IMPORT_OUTDATED: 'Products changed since the file was compared, so nothing was changed. Compare it again.',
}
