/**
 * The page's only inline script: before the first paint it applies the chosen theme and view of
 * lists, and marks whether an access token is stored, so that nothing flashes or shifts. It also makes the key `/` focus the search field,
 * except while the person types, or has turned the key off. The server allows exactly this text by its hash.
 */
export const prePaintScript =
  "try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem('theme');" +
  "if(t==='light'||t==='dark')d.theme=t;if(s.getItem('accessToken'))d.session='in';" +
  "const v=s.getItem('view');if(v==='table'||v==='scale')d.view=v}catch{}" +
  "addEventListener('keydown',e=>{let o;try{o=localStorage.getItem('searchKey')}catch{}const f=document.querySelector('.find input');" +
  "if(e.key==='/'&&f&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&o!=='off'&&" +
  "!e.target.closest('input,select,textarea,dialog,[contenteditable]')){e.preventDefault();f.focus();f.select()}})"
