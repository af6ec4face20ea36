/** Where the visitor's choice of theme is kept; absent while they follow their system. */
export const themeKey = 'theme'

/** Runs before the first paint, so that a stored theme never flashes the other one. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
