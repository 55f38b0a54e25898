/** Copy a text; false where the browser does not allow it (it does on HTTPS and on this machine). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
