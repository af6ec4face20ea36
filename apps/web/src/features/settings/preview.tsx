import { drawnLetter } from '@tropa/contract/settings/mark'
import { Button } from '@tropa/ui/button'
import { drawingOf } from '@tropa/ui/mark-drawing'
import { Tile } from '@tropa/ui/tile'
import { useWatch } from 'react-hook-form'
import { LogoTile } from '../../components/logo-tile'
import type { SettingsFields } from './settings-fields'

/** The home page's tile, its sentence and a button, drawn with what is typed. */
export const Preview = ({ form, image }: { form: SettingsFields; image: string | null }) => {
  const [name, tagline, accent, letter] = useWatch({
    control: form.control,
    name: ['name', 'tagline', 'accent', 'mark.letter'],
  })
  return (
    <div
      role="img"
      aria-label={`How it looks: ${name}, in ${accent}`}
      data-accent={accent}
      className="sticky top-20 grid gap-3"
    >
      <LogoTile
        as="p"
        name={name}
        mark={{ drawing: drawingOf(drawnLetter(letter, name)), image }}
        className="lg:min-h-96"
      />
      <Tile tone="ink">
        <p className="text-lg font-semibold wrap-anywhere">{tagline}</p>
      </Tile>
      <Tile tone="accent">
        <Button asChild size="lg">
          <span>Get in touch</span>
        </Button>
      </Tile>
    </div>
  )
}
