/**
 * The page's only inline script: before the first paint it applies the chosen theme and marks whether an
 * access token is stored, so that nothing flashes or shifts. The server allows exactly this text by its hash.
 */
export const prePaintScript =
  "try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('accessToken'))d.session='in'}catch{}"
