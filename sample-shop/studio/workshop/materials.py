"""The tools' materials. Colours are linear RGB; lengths are units of the scene (the picture is 7.2 wide)."""
import bpy

_made = {}


def _cached(make):
    """Creates a material once per scene, however often a tool requests it."""
    def ask(*args, **kw):
        key = (make.__name__, args, tuple(sorted(kw.items())))
        if key not in _made:
            _made[key] = make(*args, **kw)
        return _made[key]
    ask.__doc__ = make.__doc__
    return ask


def forget():
    """Clears the materials of the previous scene."""
    _made.clear()


def _new(name, colour, metallic, roughness):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    shader = m.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    return m, m.node_tree, shader


def _noise(tree, scale, detail=6.0, stretch=(1, 1, 1)):
    coord = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    mapping.inputs['Scale'].default_value = stretch
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    tree.links.new(coord.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise.outputs['Fac']


def _ramp(tree, source, low, high, to_low, to_high):
    """Maps low..high of a value to to_low..to_high."""
    node = tree.nodes.new('ShaderNodeMapRange')
    for socket, value in (('From Min', low), ('From Max', high), ('To Min', to_low), ('To Max', to_high)):
        node.inputs[socket].default_value = value
    tree.links.new(source, node.inputs['Value'])
    return node.outputs['Result']


def _bump(tree, shader, height, strength, distance=.02):
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _smudge(tree, shader, noise, low, high, polished, dull):
    """Hands and oil: roughness wanders between polished and dull."""
    tree.links.new(_ramp(tree, noise, low, high, polished, dull), shader.inputs['Roughness'])


def _worn_edges(tree, shader, colour, amount):
    """Paint rubbed off along edges: bare metal shows where the surface turns and hands have been."""
    bevel = tree.nodes.new('ShaderNodeBevel')
    bevel.samples = 4
    bevel.inputs['Radius'].default_value = .05
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    dot = tree.nodes.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    tree.links.new(bevel.outputs['Normal'], dot.inputs[0])
    tree.links.new(geometry.outputs['Normal'], dot.inputs[1])
    edge = _ramp(tree, dot.outputs['Value'], .995, .90, 0, 1)
    patches = _ramp(tree, _noise(tree, 5, 8), .46, .62, 0, amount)
    both = tree.nodes.new('ShaderNodeMath')
    both.operation = 'MULTIPLY'
    tree.links.new(edge, both.inputs[0])
    tree.links.new(patches, both.inputs[1])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (*colour, 1)
    mix.inputs['Color2'].default_value = (.62, .62, .62, 1)
    tree.links.new(both.outputs['Value'], mix.inputs['Fac'])
    tree.links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    tree.links.new(both.outputs['Value'], shader.inputs['Metallic'])


@_cached
def brushed_steel(colour=(.70, .71, .73), roughness=.26, along='y', grain=.08):
    """Steel with the marks of a belt, along 'x' or 'y' of the part, or 'round' for a turned face."""
    m, tree, shader = _new('brushed steel', colour, 1, roughness)
    stretch = {'x': (.8, 30, 30), 'y': (30, .8, 30), 'round': (9, 9, 60)}[along]
    marks = _noise(tree, 4, 2, stretch)
    _bump(tree, shader, marks, grain)
    _smudge(tree, shader, _noise(tree, 1.4, 4), .3, .7, roughness - .05, roughness + .10)
    return m


@_cached
def chrome(colour=(.80, .81, .83), roughness=.10):
    """Polished plating."""
    m, tree, shader = _new('chrome', colour, 1, roughness)
    _smudge(tree, shader, _noise(tree, 1.7, 5), .35, .75, roughness, roughness + .10)
    return m


@_cached
def forged_steel(colour=(.24, .245, .26), roughness=.42):
    """Black-grey steel with the skin of the hammer."""
    m, tree, shader = _new('forged steel', colour, 1, roughness)
    _bump(tree, shader, _noise(tree, 14, 8), .22)
    _smudge(tree, shader, _noise(tree, 2, 5), .3, .7, roughness - .08, roughness + .10)
    return m


@_cached
def black_oxide():
    """Hardened tool steel, oiled black."""
    m, tree, shader = _new('black oxide', (.055, .055, .06), 1, .36)
    _smudge(tree, shader, _noise(tree, 3, 6), .3, .7, .28, .46)
    return m


@_cached
def anodised(colour=(.95, .085, .002), roughness=.30):
    """Aluminium, turned or milled, dyed."""
    m, tree, shader = _new('anodised', colour, 1, roughness)
    _bump(tree, shader, _noise(tree, 60, 2), .02)
    return m


@_cached
def aluminium(roughness=.34):
    """Bare aluminium, bead-blasted."""
    m, tree, shader = _new('aluminium', (.80, .80, .80), 1, roughness)
    _bump(tree, shader, _noise(tree, 60, 3), .04)
    return m


@_cached
def brass(roughness=.26):
    """Brass, as nipples and valve cores are."""
    m, tree, shader = _new('brass', (.78, .53, .20), 1, roughness)
    _smudge(tree, shader, _noise(tree, 3, 6), .3, .7, roughness - .06, roughness + .12)
    return m


@_cached
def enamel(colour=(.95, .085, .002), wear=.8, roughness=.28):
    """Paint on steel, worn along its edges; wear 0 is new."""
    m, tree, shader = _new('enamel', colour, 0, roughness)
    _bump(tree, shader, _noise(tree, 9, 3), .03)
    if wear:
        _worn_edges(tree, shader, colour, wear)
    return m


@_cached
def plastic(colour=(.95, .085, .002), roughness=.38):
    """Moulded nylon, faintly grained."""
    m, tree, shader = _new('plastic', colour, 0, roughness)
    _bump(tree, shader, _noise(tree, 40, 4), .05)
    return m


@_cached
def rubber(colour=(.022, .022, .024), roughness=.56):
    """Grips, seals and tyres: dull, with dust in the grain."""
    m, tree, shader = _new('rubber', colour, 0, roughness)
    _bump(tree, shader, _noise(tree, 30, 6), .10)
    return m


@_cached
def knurled(colour=(.66, .67, .69), pitch=26.0, roughness=.30):
    """Steel or aluminium with a diamond knurl; pitch is lines per unit."""
    m, tree, shader = _new('knurled', colour, 1, roughness)
    coord = tree.nodes.new('ShaderNodeTexCoord')
    heights = []
    for turn in (.785, -.785):
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        wave = tree.nodes.new('ShaderNodeTexWave')
        wave.inputs['Scale'].default_value = pitch / 6.28
        tree.links.new(coord.outputs['Object'], mapping.inputs['Vector'])
        tree.links.new(mapping.outputs['Vector'], wave.inputs['Vector'])
        heights.append(wave.outputs['Fac'])
    low = tree.nodes.new('ShaderNodeMath')
    low.operation = 'MINIMUM'
    tree.links.new(heights[0], low.inputs[0])
    tree.links.new(heights[1], low.inputs[1])
    _bump(tree, shader, low.outputs['Value'], .9, .03)
    return m


@_cached
def card(colour=(.80, .76, .66), roughness=.8):
    """Paper and cardboard: labels, dials, pad backs."""
    m, tree, shader = _new('card', colour, 0, roughness)
    _bump(tree, shader, _noise(tree, 50, 4), .05)
    return m


@_cached
def cork(colour=(.50, .29, .13)):
    """Pressed cork, as bar tape and grips are: crumbs of several tones."""
    m, tree, shader = _new('cork', colour, 0, .75)
    coord = tree.nodes.new('ShaderNodeTexCoord')
    crumbs = tree.nodes.new('ShaderNodeTexVoronoi')
    crumbs.inputs['Scale'].default_value = 13
    tree.links.new(coord.outputs['Object'], crumbs.inputs['Vector'])
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (*(c * .45 for c in colour), 1)
    mix.inputs['Color2'].default_value = (*(min(1, c * 1.3) for c in colour), 1)
    tone = tree.nodes.new('ShaderNodeSeparateRGB')
    tree.links.new(crumbs.outputs['Color'], tone.inputs['Image'])
    tree.links.new(_ramp(tree, tone.outputs['R'], 0, .45, 0, 1), mix.inputs['Fac'])
    tree.links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    _bump(tree, shader, crumbs.outputs['Distance'], .15)
    return m


@_cached
def wood(colour=(.46, .27, .12)):
    """Beech, as bench tops and file handles are; the grain runs along y."""
    m, tree, shader = _new('wood', colour, 0, .5)
    rings = _noise(tree, 3, 8, (9, .5, 9))
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (*(c * .62 for c in colour), 1)
    mix.inputs['Color2'].default_value = (*(min(1, c * 1.25) for c in colour), 1)
    tree.links.new(_ramp(tree, rings, .3, .7, 0, 1), mix.inputs['Fac'])
    tree.links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    _bump(tree, shader, rings, .12)
    return m


@_cached
def glass(colour=(.9, .95, .95)):
    """Clear plastic: syringes, lenses."""
    m, tree, shader = _new('glass', colour, 0, .12)
    shader.inputs['Alpha'].default_value = .34
    shader.inputs['Specular'].default_value = .8
    return m


@_cached
def fluid(colour=(.75, .10, .04)):
    """Brake fluid and sealant: glossy, full."""
    m, _, _ = _new('fluid', colour, 0, .15)
    return m


@_cached
def ink(colour=(.03, .03, .032)):
    """Etching or print: dark, dull, slightly above the surface."""
    m, _, _ = _new('ink', colour, 0, .7)
    return m


ORANGE = (.95, .085, .002)
BLUE = (.015, .09, .34)
RED = (.42, .015, .012)
GREEN = (.02, .16, .06)
