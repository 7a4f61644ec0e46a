// The SIL Open Font License 1.1 comes with the package.
import '@fontsource/jetbrains-mono/400.css'
