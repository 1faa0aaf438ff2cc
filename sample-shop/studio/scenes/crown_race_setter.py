"""A crown race setter: a steel tube with a cap to strike, one adapter on its end and three beside it."""
from workshop.hanging import hang
from workshop.lettering import text
from workshop.materials import ORANGE, anodised, brass, brushed_steel, chrome, ink
from workshop.solids import lathe, ring

Z = .95


def adapter(x, y, bore, size):
    """A stepped ring seen from its seat: a hub with a chamfered bore bears on the race, the size is etched on its flange."""
    hub, rim = bore + .17, bore + .42
    profile = [(bore, 0), (rim - .03, 0), (rim, .03), (rim, .36), (rim - .04, .40), (hub + .02, .40), (hub, .42), (hub, .70), (hub - .03, .74),
               (bore + .06, .74), (bore, .66), (bore, 0)]
    lathe(profile, brass(), (0, 0, 0), 'z', smooth=25)
    text(size, .17, ink(), (0, -hub - .125, .402))
    hang(tilt=(-24, 12), move=(x, y), lift=.45)


def build():
    lathe([(.47, -2.2), (.47, 2.3)], brushed_steel(), (0, 0, Z))
    cap = [(0, 2.98), (.30, 2.98), (.52, 2.93), (.66, 2.82), (.70, 2.70), (.70, 2.22), (.66, 2.17), (.56, 2.14), (.56, 1.92), (.53, 1.89), (.47, 1.89)]
    lathe(cap, anodised(ORANGE), (0, 0, Z), smooth=25)
    for y in (2.56, 2.46, 2.36):
        ring(.698, .016, anodised((.40, .035, .001)), (0, y, Z), 'y')
    foot = [(.47, -1.78), (.55, -1.78), (.58, -1.82), (.58, -2.12), (.62, -2.16), (.80, -2.20), (.84, -2.24), (.84, -2.74), (.80, -2.78), (.74, -2.78),
            (.70, -2.90), (.60, -2.90), (.60, -2.4)]
    lathe(foot, brass(), (0, 0, Z), smooth=25)
    text('26.4', .20, ink(), (0, -2.49, Z + .842))
    for y in (-1.55, 1.65):
        ring(.470, .012, chrome(), (0, y, Z), 'y')
    text('CROWN RACE 1" – 1.5"', .17, ink(), (0, .1, Z + .472), 90, 1.15)
    hang(-9, move=(-1.35, 0))
    adapter(1.30, 2.05, .40, '27.0')
    adapter(1.75, .22, .50, '30.0')
    adapter(1.45, -1.85, .66, '39.8')
