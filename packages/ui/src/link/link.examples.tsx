import { Link } from './link'

/** A link in a sentence, a quiet one and one that opens a new tab. */
export const LinkExamples = () => (
  <div className="grid gap-3">
    <p>
      Read the <Link href="#guide">guide to sharpening</Link> before you start.
    </p>
    <p>
      <Link href="#terms" variant="quiet">
        Terms of hire
      </Link>
    </p>
    <p>
      <Link href="#manual" target="_blank">
        Manual of the drill (opens in a new tab)
      </Link>
    </p>
  </div>
)
