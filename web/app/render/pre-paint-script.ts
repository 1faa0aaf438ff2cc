/**
 * The only inline script of a page: before the first paint it sets the chosen theme and whether an access
 * token is kept, so that nothing flashes or moves. The server allows exactly this text by its hash.
 */
export const prePaintScript =
  "try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('accessToken'))d.session='in'}catch{}"
